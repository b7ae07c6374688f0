import { errorText } from '@placard/domain/api'
import { useTranslate } from '@placard/forms'
import { useLabels, useToast } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { deleteInvitationMutation } from '../../data/account/users.js'
import { adminLabels } from './admin-labels.js'

/** Returns a function that withdraws the invitation of an address and shows the outcome in a toast; it never rejects. */
export function useWithdrawInvitation(): (email: string) => Promise<void> {
  const labels = useLabels('admin', adminLabels)
  const translate = useTranslate()
  const toast = useToast()
  const withdraw = useMutation(deleteInvitationMutation)
  return async (email) => {
    try {
      await withdraw.mutateAsync(email)
      toast.show({ type: 'success', title: labels.invitationWithdrawn, text: email })
    } catch (failure) {
      const text = translate(errorText(failure, labels.pleaseTryAgain))
      toast.show({ type: 'error', title: labels.notWithdrawn, text })
    }
  }
}
