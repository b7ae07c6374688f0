import { type AdminUser, type AdminUserChange, errorText, type Role } from '@placard/domain'
import { useRef, useState } from 'react'

/** State of the changes in one row: open confirmation, pending change, last error. */
export function useUserChange(user: AdminUser, own: boolean, onChange: (change: AdminUserChange) => Promise<void>) {
  const [question, setQuestion] = useState<Role>()
  const [running, setRunning] = useState<AdminUserChange>()
  const [refusal, setRefusal] = useState<string>()
  const isRunning = useRef(false)

  const run = async (change: AdminUserChange) => {
    if (isRunning.current) return
    isRunning.current = true
    setRefusal(undefined)
    setRunning(change)
    try {
      await onChange(change)
    } catch (reason) {
      setRefusal(errorText(reason, 'That did not work. Please try again.'))
    } finally {
      isRunning.current = false
      setRunning(undefined)
      setQuestion(undefined)
    }
  }
  const ask = (role: Role) => {
    setRefusal(undefined)
    setQuestion(role)
  }
  return {
    /** Role that administrators would give themselves, awaiting confirmation. */
    question,
    running,
    refusal,
    chooseRole: (role: Role) => {
      if (role === user.role) return
      if (own) ask(role)
      else void run({ id: user.id, role })
    },
    enable: () => run({ id: user.id, disabled: false }),
    confirm: () => question && run({ id: user.id, role: question }),
    keep: () => setQuestion(undefined),
    dismiss: () => setRefusal(undefined),
  }
}
