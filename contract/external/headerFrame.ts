/**
 * The header of the government's portal, shown above the application where the feature `headerFrame` is on.
 * Browser: `GET /header?language` at the single account, in a frame. Once the frame has loaded, the application posts it a
 * {@link HeaderMessage}: the token of `ali-token` never stands in an address.
 */
import * as v from 'valibot'

export const headerFramePath = '/header'

export const HeaderMessage = v.object({ header: v.literal('candidatura'), token: v.string() })
export type HeaderMessage = v.InferOutput<typeof HeaderMessage>
