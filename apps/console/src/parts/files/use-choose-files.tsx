import { lazyPart } from '@placard/ui'
import { type ReactNode, useRef } from 'react'
import { useLazyDialog } from '../use-lazy-dialog.js'

const ChooseFilesDialog = lazyPart(() => import('./choose-files-dialog.js'))

/**
 * Lets the user choose files of the file manager. `choose` resolves to the files, or to undefined if the dialog is
 * closed; its code loads when it is first opened.
 */
export function useChooseFiles(): { choose: () => Promise<readonly File[] | undefined>; dialog: ReactNode } {
  const { show, dialog } = useLazyDialog(ChooseFilesDialog)
  const end = useRef<(files?: readonly File[]) => void>(undefined)
  const choose = () =>
    new Promise<readonly File[] | undefined>((resolve) => {
      end.current = resolve
      show()
    })
  return {
    choose,
    dialog: dialog && (
      <ChooseFilesDialog
        {...dialog}
        key={dialog.key}
        onOpenChange={(open) => {
          dialog.onOpenChange(open)
          if (!open) end.current?.()
        }}
        onFiles={(files) => end.current?.(files)}
      />
    ),
  }
}
