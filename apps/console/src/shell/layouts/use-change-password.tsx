import { lazyPart } from '@placard/ui'
import type { ReactNode } from 'react'
import { useLazyDialog } from '../../parts/use-lazy-dialog.js'

const ChangePasswordDialog = lazyPart(() => import('./change-password-dialog.js'))

/** Dialog that changes the password of the signed-in user; `show` opens it, `dialog` is rendered beside its button. */
export function useChangePassword(email: string): { show: () => void; dialog: ReactNode } {
  const { show, dialog } = useLazyDialog(ChangePasswordDialog)
  return {
    show,
    dialog: dialog && <ChangePasswordDialog {...dialog} email={email} key={dialog.key} />,
  }
}
