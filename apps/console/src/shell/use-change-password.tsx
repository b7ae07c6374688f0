import type { ReactNode } from 'react'
import { useLazyDialog } from '../parts/use-lazy-dialog.js'
import { LazyScreen, lazyScreen } from './lazy-screen.js'

const changePassword = lazyScreen(() => import('./change-password-dialog.js'))

/** Dialog that changes the password of the signed-in user: `show` opens it, `dialog` is rendered beside its button. */
export function useChangePassword(email: string): { show: () => void; dialog: ReactNode } {
  const { show, dialog } = useLazyDialog(changePassword)
  return {
    show,
    dialog: dialog && <LazyScreen chunk={changePassword} {...dialog} email={email} key={dialog.key} />,
  }
}
