import { Alert, Button } from '@placard/ui'
import type { CampaignsScreenProps } from './campaigns-props.js'

/** Says that the rest of a long list did not come, or that what is shown is not the newest. */
export function PartOfList({ campaigns, of, error, onReload }: CampaignsScreenProps) {
  if (error === undefined || !campaigns) return null
  return (
    <Alert
      live
      tone="warning"
      title={of === undefined ? 'The list could not be renewed' : 'The rest of the list could not be loaded'}
      action={
        <Button size="sm" onClick={onReload}>
          Reload
        </Button>
      }
      className="mb-4"
    >
      {error}
    </Alert>
  )
}
