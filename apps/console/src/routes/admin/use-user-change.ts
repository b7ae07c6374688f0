import { type AdminUser, type AdminUserChange, errorText, type Role } from '@placard/domain'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

/** State of the changes in one row: open confirmation, pending change, last error. */
export function useUserChange(user: AdminUser, own: boolean, onChange: (change: AdminUserChange) => Promise<void>) {
  const [question, setQuestion] = useState<Role>()
  const change = useMutation({
    mutationFn: (wanted: AdminUserChange) => onChange(wanted),
    onSettled: () => setQuestion(undefined),
  })
  const run = (wanted: AdminUserChange) => {
    if (!change.isPending) change.mutate(wanted)
  }
  const ask = (role: Role) => {
    change.reset()
    setQuestion(role)
  }
  return {
    /** Role that administrators would give themselves, awaiting confirmation. */
    question,
    running: change.isPending ? change.variables : undefined,
    refusal: change.error ? errorText(change.error, 'That did not work. Please try again.') : undefined,
    chooseRole: (role: Role) => {
      if (role === user.role) return
      if (own) ask(role)
      else run({ id: user.id, role })
    },
    enable: () => run({ id: user.id, disabled: false }),
    confirm: () => question && run({ id: user.id, role: question }),
    keep: () => setQuestion(undefined),
    dismiss: change.reset,
  }
}
