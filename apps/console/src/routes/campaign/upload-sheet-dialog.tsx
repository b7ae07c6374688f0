import type { Campaign } from '@placard/domain/campaign'
import { hasDesign } from '@placard/domain/internal/ad-builder'
import { CREATIVE_FILE_ENDINGS } from '@placard/domain/internal/creative'
import { UploadSheet } from '@placard/forms'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createSearchParams, Link } from 'react-router-dom'
import { config, servingHost } from '../../config.js'
import { downloadTags, platformMacrosQuery } from '../../data/campaigns/tags.js'
import { handOverMutation } from '../../data/reports/downloads.js'
import { paths } from '../../paths.js'
import type { UploadSheetState } from './use-upload-sheet.js'

export type UploadSheetDialogProps = UploadSheetState['sheet'] & {
  campaign: Campaign
  onOpenChange: (open: boolean) => void
  /** Question before the sheet is left. */
  children: ReactNode
}

/** Upload sheet of a campaign, with the tags of what it has published. */
export default function UploadSheetDialog({ campaign, ...sheet }: UploadSheetDialogProps) {
  const macros = useQuery(platformMacrosQuery)
  const handOver = useMutation(handOverMutation)
  return (
    <UploadSheet
      {...sheet}
      campaignName={campaign.name}
      accept={CREATIVE_FILE_ENDINGS}
      macros={macros.data}
      servingHost={servingHost()}
      vendorID={config().vendorID}
      renderLink={({ creative }, { section, path }) => (
        <Link
          to={
            creative && path === 'html' && hasDesign(creative.html)
              ? paths.builder(campaign.id, creative.id)
              : {
                  pathname: paths.creative(campaign.id, creative?.id ?? ''),
                  search: `${createSearchParams({ section, field: path })}`,
                }
          }
        />
      )}
      onTagsDownload={(ids, platform, { signal }) => downloadTags(campaign.id, ids, platform, signal)}
      onHandOver={(selection, { signal, onProgress }) =>
        handOver.mutateAsync({
          ...selection,
          campaignID: campaign.id,
          watch: { signal, onProgress: ({ state, progress }) => state !== 'waiting' && onProgress(progress / 100) },
        })
      }
    />
  )
}
