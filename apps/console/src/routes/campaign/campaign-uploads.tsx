import type { Campaign } from '@placard/domain'
import { UnsavedGuard } from '@placard/forms'
import { Alert, Button, lazyPart, PageDropzone, useLabels } from '@placard/ui'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { takeUploadRequest, useHasUploadRequest } from '../../state/upload-requests.js'
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
  const hasRequest = useHasUploadRequest(campaign.id)
  const answer = useEffectEvent(() => {
    const request = takeUploadRequest(campaign.id)
    if (request?.files.length) void add(request.files)
    else if (request) show()
  })
  useEffect(() => {
    if (hasRequest) answer()
  }, [hasRequest])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isRunning && currentLocation.pathname !== nextLocation.pathname,
  )
  const guard = (
    <UnsavedGuard
      when={isRunning}
      blocker={
        isAsking
          ? {
              state: 'blocked',
              proceed: () => {
                setAsking(false)
                sheet.onCancel()
                close()
              },
              reset: () => setAsking(false),
            }
          : blocker
      }
      title={labels.leaveUploads}
      description={labels.leaveUploadsHint}
      leaveLabel={labels.cancelUploads}
    />
  )
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
            {guard}
          </UploadSheetDialog>
        </Suspense>
      ) : null}
    </>
  )
}
