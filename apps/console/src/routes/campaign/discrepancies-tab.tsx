import { DiscrepancyList } from '@placard/charts'
import { errorText } from '@placard/domain/api'
import type { Campaign } from '@placard/domain/campaign'
import type { DiscrepancySummary } from '@placard/domain/discrepancy'
import type { Discrepancy } from '@placard/domain/internal/discrepancy'
import { DiscrepancyUpload, useTranslate } from '@placard/forms'
import { Button, Card, EmptyState, ErrorState, PageDropzone, Section, Skeleton, useLabels } from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { deleteDiscrepancyMutation, discrepanciesQuery, discrepancyQuery } from '../../data/campaigns/discrepancies.js'
import { DiscrepancyExport } from '../../parts/discrepancies/discrepancy-export.js'
import { discrepancyLabels } from '../../parts/discrepancies/discrepancy-labels.js'
import { DiscrepancyView } from '../../parts/discrepancies/discrepancy-view.js'
import { useDiscrepancyChanges } from '../../parts/discrepancies/use-discrepancy-changes.js'
import { useNewDiscrepancy } from '../../parts/discrepancies/use-new-discrepancy.js'
import { isMissing } from '../../parts/is-missing.js'
import { useNow } from '../../parts/use-now.js'
import { paths } from '../../paths.js'

export interface DiscrepanciesTabProps {
  /** Campaign of the checks. */
  campaign: Campaign
}

/** Discrepancy checks of a campaign, or the one in the URL. */
export default function DiscrepanciesTab({ campaign }: DiscrepanciesTabProps) {
  const [params] = useSearchParams()
  const checkID = params.get('check')
  return checkID === null ? <Checks campaign={campaign} /> : <Check key={checkID} id={checkID} campaign={campaign} />
}

function Checks({ campaign: { id: campaignID } }: DiscrepanciesTabProps) {
  const labels = useLabels('discrepancies', discrepancyLabels)
  const translate = useTranslate()
  const list = useQuery(discrepanciesQuery(campaignID))
  const remove = useMutation(deleteDiscrepancyMutation(campaignID))
  const { start, ...upload } = useNewDiscrepancy(campaignID)
  const renderLink = useCallback(
    ({ id }: DiscrepancySummary) => <Link to={paths.discrepancies(campaignID, id)} />,
    [campaignID],
  )
  return (
    <Section title={labels.title} description={labels.hint}>
      <div className="grid min-w-0 gap-4">
        <DiscrepancyUpload {...upload} onFile={start} />
        <Card>
          <DiscrepancyList
            checks={list.data}
            {...(list.error && { error: translate(errorText(list.error, labels.pleaseTryAgain)) })}
            onRetry={() => void list.refetch()}
            renderLink={renderLink}
            onDelete={({ id }) => remove.mutateAsync(id)}
            now={useNow()}
          />
        </Card>
      </div>
      <PageDropzone
        label={labels.dropFile}
        hint={labels.dropHint}
        disabled={upload.upload !== undefined}
        onFiles={([file], source) => source === 'drop' && file && start(file, false)}
      />
    </Section>
  )
}

function Check({ id, campaign }: { id: string; campaign: Campaign }) {
  const labels = useLabels('discrepancies', discrepancyLabels)
  const translate = useTranslate()
  const { data, error, refetch } = useQuery(discrepancyQuery(id))
  const back = <Link to={paths.discrepancies(campaign.id)}>{labels.allChecks}</Link>
  if (data && data.campaignID === campaign.id) return <Corrections check={data} campaign={campaign} back={back} />
  if (data || isMissing(error))
    return (
      <EmptyState
        role="alert"
        icon={<SearchX aria-hidden />}
        title={labels.checkMissing}
        description={labels.checkMissingHint}
        action={<Button asChild>{back}</Button>}
      />
    )
  if (error)
    return (
      <ErrorState
        live
        title={labels.checkFailed}
        description={translate(errorText(error, labels.pleaseTryAgain))}
        action={<Button onClick={() => void refetch()}>{labels.tryAgain}</Button>}
      />
    )
  return <Skeleton className="h-100 w-full rounded-card" />
}

interface CorrectionsProps extends DiscrepanciesTabProps {
  check: Discrepancy
  back: ReactNode
}

function Corrections({ check, campaign: { data }, back }: CorrectionsProps) {
  const { choices, change, giveFile, retry, cancel, ...state } = useDiscrepancyChanges(check)
  return (
    <DiscrepancyView
      {...state}
      check={check}
      choices={choices}
      onChoicesChange={change}
      onFile={giveFile}
      onCancel={cancel}
      onRetry={retry}
      back={back}
      actions={<DiscrepancyExport id={check.id} />}
      flight={{ start: data.start?.date ?? null, end: data.end?.date ?? null }}
      now={useNow()}
    />
  )
}
