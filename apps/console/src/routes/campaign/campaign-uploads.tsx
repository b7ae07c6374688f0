import type { Campaign } from '@placard/domain/campaign'
import { UnsavedGuard } from '@placard/forms'
import { Alert, Button, lazyPart, PageDropzone, useLabels } from '@placard/ui'
import { Suspense, useState } from 'react'
import { useNavigationBlocker } from '../../parts/navigation-blocker.js'
import { campaignLabels } from './campaign-labels.js'
import type { UploadSheetState } from './use-upload-sheet.js'

const UploadSheetDialog = lazyPart(() => import('./upload-sheet-dialog.js'))

export interface CampaignUploadsProps extends UploadSheetState {
  campaign: Campaign
}

/** Drop target of a campaign, its upload sheet, and the offer to go on with one that is not finished. */
export function CampaignUploads({ campaign, sheet, isRunning, add, show, close, discard }: CampaignUploadsProps) {
  const labels = useLabels('campaign', campaignLabels)
  const [isAsking, setAsking] = useState(false)
  const { rows, open } = sheet
  const isLeft = !open && rows.length > 0
  return (
    <>
      <PageDropzone
        label={labels.dropToCreate}
        hint={labels.filesAccepted}
        onFiles={(files) => void add(files)}
        onEmpty={sheet.onEmptyFolder}
      />
      {isLeft && (
        <Alert
          tone="info"
          title={labels.openSheetTitle}
          action={
            <>
              <Button onClick={show}>{labels.continueUpload}</Button>
              <Button variant="ghost" onClick={discard}>
                {labels.discardUpload}
              </Button>
            </>
          }
        >
          {labels.openSheetHint(rows.filter(({ creative }) => creative !== undefined).length, rows.length)}
        </Alert>
      )}
      {open ? (
        <Suspense fallback={null}>
          <UploadSheetDialog
            {...sheet}
            campaign={campaign}
            onOpenChange={(next) => {
              if (next) show()
              else if (isRunning) setAsking(true)
              else close()
            }}
          >
            <LeaveGuard
              isRunning={isRunning}
              isAsking={isAsking}
              onStay={() => setAsking(false)}
              onLeave={() => {
                setAsking(false)
                sheet.onCancel()
                close()
              }}
            />
          </UploadSheetDialog>
        </Suspense>
      ) : null}
    </>
  )
}

interface LeaveGuardProps {
  isRunning: boolean
  /** True if closing the sheet is what is asked about. */
  isAsking: boolean
  onStay: () => void
  /** Cancels the run and closes the sheet. */
  onLeave: () => void
}

/** Asks before a run is left. */
function LeaveGuard({ isRunning, isAsking, onStay, onLeave }: LeaveGuardProps) {
  const labels = useLabels('campaign', campaignLabels)
  const blocker = useNavigationBlocker(
    ({ currentLocation, nextLocation }) => isRunning && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <UnsavedGuard
      when={isRunning}
      blocker={isAsking ? { state: 'blocked', proceed: onLeave, reset: onStay } : blocker}
      title={labels.leaveUploads}
      description={labels.leaveUploadsHint}
      leaveLabel={labels.cancelUploads}
    />
  )
}
