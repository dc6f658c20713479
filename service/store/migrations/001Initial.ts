/** The first schema. Constraints say what must hold whatever the code above does. */
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const randomId = `text check (length(id) = 22)`

const statements = [
  `create table exam (
    id integer primary key,
    code text not null unique,
    name_tc text not null,
    name_pt text not null,
    url_tc text not null,
    url_pt text not null,
    start_date timestamptz not null,
    end_date timestamptz not null,
    start_supplement_date timestamptz,
    end_supplement_date timestamptz,
    test boolean not null,
    education_level_level integer not null,
    kind text not null check (kind in ('COMUM', 'ESPECIAL')),
    resume_required boolean not null,
    fee integer check (fee > 0),
    check (start_date < end_date),
    check ((start_supplement_date is null) = (end_supplement_date is null))
  )`,
  `create table person (
    subject text primary key,
    name_cn text not null,
    name_pt text not null,
    identity_no text not null,
    identity_type text not null,
    residence text not null check (residence in ('PERMANENT', 'NON_PERMANENT', 'NONE')),
    seven_year_date date,
    birthday date not null,
    mobile text,
    email text,
    address text,
    preferred_language text,
    updated_at timestamptz not null
  )`,
  `create table session (
    id ${randomId} primary key,
    subject text not null references person,
    created_at timestamptz not null,
    ended_at timestamptz,
    settled_issue bigint not null default 0,
    confirmed_issue bigint not null default 0,
    confirmed_at timestamptz
  )`,
  `create index session_created_at on session (created_at)`,
  `create table code_use (
    code_hash text primary key,
    purpose text not null,
    session_id text,
    used_at timestamptz not null
  )`,
  `create index code_use_used_at on code_use (used_at)`,
  `create table application (
    id ${randomId} primary key,
    subject text not null references person,
    exam_id integer not null references exam,
    application_no text unique,
    created_at timestamptz not null,
    unique (subject, exam_id)
  )`,
  `create table submission (
    id ${randomId} primary key,
    application_id text not null references application,
    subject text not null references person,
    exam_id integer not null references exam,
    type text not null check (type in ('apply', 'supplement')),
    channel text not null check (channel in ('WEB', 'APP', 'FRONT', 'BACK')),
    stage text not null check (
      stage in ('CHECKING', 'FORMING', 'RESUMING', 'UPLOADING', 'REVIEWING', 'PAYING', 'END')
    ),
    supplement_file boolean not null,
    supplement_payment boolean not null,
    requested_documents jsonb not null default '[]',
    residence_conditional boolean not null default false,
    documents_conditional boolean not null default false,
    seven_year_date date,
    language_type_id text,
    personnel jsonb,
    submission_no text unique,
    receipt_no text unique,
    submission_time timestamptz,
    pay_opened_at timestamptz,
    signed_at timestamptz,
    ever_signed boolean not null default false,
    frozen_hash text,
    created_at timestamptz not null,
    version integer not null default 0,
    check (type = 'supplement' or not (supplement_file or supplement_payment)),
    check (type = 'apply' or supplement_file or supplement_payment),
    check ((stage = 'END') = (receipt_no is not null)),
    check (stage <> 'END' or (submission_no is not null and submission_time is not null))
  )`,
  `create unique index submission_one_apply on submission (application_id) where type = 'apply'`,
  `create unique index submission_one_open_supplement on submission (application_id)
    where type = 'supplement' and stage <> 'END'`,
  `create index submission_by_person on submission (subject, exam_id)`,
  `create table stage_history (
    id bigint generated always as identity primary key,
    submission_id text not null references submission,
    from_stage text,
    to_stage text not null,
    event text not null,
    at timestamptz not null
  )`,
  `create index stage_history_of on stage_history (submission_id, id)`,
  `create table registration_form (
    submission_id text primary key references submission,
    answers jsonb not null,
    language text not null,
    channel text not null,
    version integer not null,
    saved_at timestamptz not null
  )`,
  `create table resume (
    submission_id text primary key references submission,
    resume jsonb,
    skipped boolean not null,
    version integer not null,
    saved_at timestamptz not null
  )`,
  `create table stored_blob (
    key text primary key,
    state text not null check (state in ('PENDING', 'STORED')),
    media_type text not null,
    size integer not null,
    sha256 text not null,
    created_at timestamptz not null,
    thumbnail_key text references stored_blob,
    thumbnail_neutral boolean not null default false
  )`,
  `create index stored_blob_thumbnail on stored_blob (thumbnail_key) where thumbnail_key is not null`,
  `create index stored_blob_created_at on stored_blob (created_at)`,
  `create table personal_document (
    id ${randomId} primary key,
    subject text not null references person,
    document_type text not null,
    document_value jsonb not null,
    blob_key text not null references stored_blob,
    file_name text not null,
    media_type text not null,
    size integer not null,
    sha256 text not null,
    created_at timestamptz not null
  )`,
  `create index personal_document_of on personal_document (subject, created_at desc, id)`,
  `create index personal_document_blob on personal_document (blob_key)`,
  `create table submitted_file (
    id ${randomId} primary key,
    submission_id text not null references submission,
    document_type text not null,
    document_source text not null,
    document_ci_type text,
    channel text not null,
    personal_document_id text,
    document_value jsonb,
    blob_key text references stored_blob,
    file_name text,
    media_type text,
    size integer,
    sha256 text,
    position integer not null,
    created_at timestamptz not null,
    check ((blob_key is null) = (file_name is null))
  )`,
  `create index submitted_file_of on submitted_file (submission_id, position)`,
  `create index submitted_file_blob on submitted_file (blob_key)`,
  `create table signature_request (
    id ${randomId} primary key,
    submission_id text not null references submission,
    subject text not null references person,
    digest text not null,
    draft_blob_key text not null references stored_blob,
    signed_blob_key text references stored_blob,
    redirect_uri text not null,
    language text not null,
    submission_version integer not null,
    snapshot jsonb not null,
    state text not null check (state in ('REQUESTED', 'SIGNED', 'VOID')),
    url text,
    created_at timestamptz not null,
    signed_at timestamptz
  )`,
  `create unique index signature_request_one_signed on signature_request (submission_id) where state = 'SIGNED'`,
  `create index signature_request_of on signature_request (submission_id, created_at desc)`,
  `create index signature_request_draft on signature_request (draft_blob_key)`,
  `create index signature_request_signed on signature_request (signed_blob_key)`,
  `create table signature_blob (
    signature_request_id text not null references signature_request,
    blob_key text not null references stored_blob,
    primary key (signature_request_id, blob_key)
  )`,
  `create index signature_blob_of on signature_blob (blob_key)`,
  `create table payment (
    transaction_no text check (length(transaction_no) = 22) primary key,
    submission_id text not null references submission,
    subject text not null references person,
    signature_request_id text references signature_request,
    payment_type text not null,
    status text not null check (status in ('STARTED', 'FAILED', 'CANCELLED', 'NOTIFIED', 'SUCCESS')),
    amount integer not null check (amount > 0),
    pay_url text,
    refund_due boolean not null default false,
    unrecorded boolean not null default false,
    last_asked_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create unique index payment_one_open on payment (submission_id) where status = 'STARTED'`,
  `create unique index payment_one_paid on payment (submission_id)
    where status in ('NOTIFIED', 'SUCCESS') and not refund_due`,
  `create index payment_of on payment (submission_id, created_at desc)`,
  `create index payment_to_ask on payment (last_asked_at) where status in ('STARTED', 'NOTIFIED')`,
  `create index payment_failed on payment (updated_at) where status in ('FAILED', 'CANCELLED')`,
  `create index payment_unrecorded on payment (last_asked_at) where unrecorded`,
  `create table payment_event (
    id bigint generated always as identity primary key,
    transaction_no text not null references payment,
    kind text not null,
    status text,
    detail jsonb,
    at timestamptz not null
  )`,
  `create index payment_event_of on payment_event (transaction_no, id)`,
  `create table receipt (
    receipt_no text primary key,
    submission_id text not null unique references submission,
    submission_no text not null unique,
    transaction_no text unique references payment,
    payment_type text,
    amount integer,
    issued_at timestamptz not null,
    blob_key text references stored_blob
  )`,
  `create index receipt_blob on receipt (blob_key)`,
  `create table reference_row (
    table_name text not null,
    id integer not null,
    code text not null,
    name_tc text not null,
    name_pt text not null,
    sort_order integer not null,
    active boolean not null,
    search_text text not null,
    data jsonb not null,
    primary key (table_name, id)
  )`,
  `create index reference_row_in_order on reference_row (table_name, sort_order, id)`,
  `create table rehearsal_clock (
    "only" boolean primary key default true check ("only"),
    offset_ms bigint not null
  )`,
  `create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    subject text,
    action text not null,
    submission_id text,
    request_id text,
    detail jsonb
  )`,
  `create table installation (name text primary key, value text not null)`,
  `create sequence application_number`,
  `create sequence submission_number`,
  `create sequence receipt_number`,
]

export const initial: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
