import { useState, useTransition } from 'react'

/** Whether a dialog is open whose code loads when it is first opened; `isComing` while it does. */
export function useLazyDialog() {
  const [state, setState] = useState<{ open: boolean; times: number }>()
  const [isComing, startComing] = useTransition()
  return {
    isComing,
    /** Opens it, afresh. */
    show: () => startComing(() => setState({ open: true, times: (state?.times ?? 0) + 1 })),
    /** Its props; undefined until it is opened for the first time. */
    dialog: state && {
      key: state.times,
      open: state.open,
      onOpenChange: (open: boolean) => setState({ ...state, open }),
    },
  }
}
