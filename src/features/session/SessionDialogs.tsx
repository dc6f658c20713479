import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import type { SessionRef } from '#machines/session/session.machine.ts'
import { useText } from '#src/i18n/useText.ts'
import { Countdown } from '#src/ui/Countdown.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'

const minute = 60

/** The session's two dialogs: it ends soon; it has ended and the page is about to be left. */
export function SessionDialogs({ session }: { session: SessionRef }) {
  const text = useText()
  const warns = useSelector(session, (s) => s.hasTag('dialog'))
  const isExtending = useSelector(session, (s) => s.matches({ signedIn: 'extending' }))
  const isSigningOut = useSelector(session, (s) => s.matches('signingOut') || s.matches('signedOutHere'))
  const expiresAt = useSelector(session, (s) => s.context.expiresAt)
  return (
    <>
      <Dialog
        open={warns}
        title={text('session.expiring_title')}
        footer={
          <>
            <Button
              onClick={() => session.send({ type: 'extend' })}
              loading={isExtending}
              loadingText={text('session.extend')}
            >
              {text('session.extend')}
            </Button>
            <Button
              variant="outline"
              colorPalette="gray"
              onClick={() => session.send({ type: 'signOut' })}
              disabled={isExtending}
            >
              {text('header.logout')}
            </Button>
          </>
        }
      >
        <Countdown until={expiresAt} now={Date.now}>
          {(seconds) => text('session.expiring', { minutes: Math.max(1, Math.ceil(seconds / minute)) })}
        </Countdown>
      </Dialog>
      <Dialog open={isSigningOut} title={text('header.logout')}>
        <p role="status">{text('auth.logout_done')}</p>
      </Dialog>
    </>
  )
}
