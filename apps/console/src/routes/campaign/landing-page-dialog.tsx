import type { Creative } from '@placard/domain/creative'
import { Form, LandingPageField } from '@placard/forms'
import { useLabels } from '@placard/ui'
import type { BulkActions } from '../../parts/creatives/use-bulk-actions.js'
import { FormDialog, type FormDialogProps } from '../../parts/form-dialog.js'
import { landingPageFormSchema } from './bulk-bar.js'
import { campaignLabels } from './campaign-labels.js'

export interface LandingPageDialogProps extends Pick<FormDialogProps, 'open' | 'onOpenChange'> {
  /** Selected creatives. */
  creatives: readonly Creative[]
  onLandingPageChange: BulkActions['onLandingPageChange']
}

/** Dialog that sets one landing page for several creatives. It stays open if none of them was changed. */
export default function LandingPageDialog({ creatives, onLandingPageChange, ...dialog }: LandingPageDialogProps) {
  const labels = useLabels('campaign', campaignLabels)
  const campaign = creatives[0]?.campaign
  return (
    <FormDialog {...dialog} title={labels.setLandingPage} description={labels.replacesTheirs(creatives.length)}>
      {(form) => (
        <Form
          {...form}
          schema={landingPageFormSchema}
          defaultValues={{ landingPage: '' }}
          onSubmit={async ({ landingPage }) => {
            await onLandingPageChange(creatives, landingPage)
            dialog.onOpenChange(false)
          }}
          submitLabel={labels.setLandingPage}
          fallback={labels.landingPageFailed}
          failureTitle={labels.notSet}
        >
          <LandingPageField
            name="landingPage"
            required
            autoFocus
            {...(campaign && { values: { campaign: campaign.name } })}
          />
        </Form>
      )}
    </FormDialog>
  )
}
