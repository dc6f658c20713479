/** The single account, for somebody whom it need not list: the return is the real one. */
import type { Walk } from '#test/paths/walk.ts'

/** At the account's page: signs in, and returns to where it was asked from. */
export async function signingInAgain({ page, product, staged }: Walk): Promise<void> {
  const asked = new URL(page.url()).searchParams
  const back = new URL(asked.get('redirect_uri') ?? '')
  const { code, accountType } = await product.sandbox.control.account.codeFor(staged.subject)
  for (const [name, value] of Object.entries({ code, accountType, state: asked.get('state') ?? '' }))
    back.searchParams.set(name, value)
  await page.goto(back.href)
}
