/** Counters of rate limits that hold for all processes. Nothing is lost with them, so they are written without a log. */
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const rateLimit: Migration = {
  async up(db) {
    // the form that rate-limiter-flexible asks for; `expire` is in ms since 1970
    await sql`create unlogged table rate_limit (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db)
    await sql`create index rate_limit_expire on rate_limit (expire)`.execute(db)
  },
  async down(db) {
    await sql`drop table rate_limit`.execute(db)
  },
}
