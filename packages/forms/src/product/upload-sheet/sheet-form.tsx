import { landingPageFieldSchema, type PublishFinding } from '@placard/domain/creative'
import { NO_LANDING_PAGE } from '@placard/domain/internal/creative'
import type { PlatformName } from '@placard/domain/tags'
import { Alert, Button, useLabels } from '@placard/ui'
import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { LandingPageField } from '../../fields/landing-page-field/landing-page-field.js'
import { PlatformChips } from './platform-chips.js'
import { landingPageOfRow, type SheetLandingPages, type SheetRow } from './sheet-row-model.js'
import type { SheetRowActions } from './sheet-row-view.js'
import { SheetRows } from './sheet-rows.js'
import { uploadSheetLabels } from './upload-sheet-labels.js'

export interface SheetFormProps extends SheetRowActions {
  rows: readonly SheetRow[]
  campaignName: string
  campaignLandingPage?: string | undefined
  landingPages: SheetLandingPages
  onLandingPagesChange: (landingPages: SheetLandingPages) => void
  platforms: readonly PlatformName[]
  recentPlatforms?: readonly PlatformName[]
  onPlatformsChange: (platforms: PlatformName[]) => void
  isRunning: boolean
  failure?: string | undefined
  onCreate: (landingPages: SheetLandingPages, options: { isPublishing: boolean }) => Promise<void>
  onCancel: () => void
  renderLink: (row: SheetRow, finding: PublishFinding) => ReactElement
  /** Button that adds files. */
  addButton: ReactNode
}

/** States of rows that are still to be created or published. */
const OPEN: readonly SheetRow['state'][] = ['reading', 'ready', 'failed', 'draft', 'unconfirmed']

/** States of rows that a run has not finished. */
const RUNNING: readonly SheetRow['state'][] = ['waiting', 'creating', 'publishing']

const pagesSchema = z.object({
  landingPage: landingPageFieldSchema,
  own: z.record(z.string(), landingPageFieldSchema.optional()),
})
type Pages = z.input<typeof pagesSchema>

const withoutEmpty = ({ landingPage, own }: Pages): SheetLandingPages => ({
  landingPage,
  own: Object.fromEntries(Object.entries(own).flatMap(([key, url]) => (url ? [[key, url]] : []))),
})

/** Landing pages, platforms and rows of the sheet before they are created. Enter publishes. */
export function SheetForm({
  rows,
  campaignName,
  campaignLandingPage,
  landingPages,
  onLandingPagesChange,
  platforms,
  recentPlatforms = [],
  onPlatformsChange,
  isRunning,
  failure,
  onCreate,
  onCancel,
  renderLink,
  addButton,
  ...actions
}: SheetFormProps) {
  const labels = useLabels('uploadSheet', uploadSheetLabels)
  const root = useRef<HTMLDivElement>(null)
  // The button of drafts asks for them in the submission that it starts; every other one publishes.
  const wantsDraft = useRef(false)
  const isDraft = useRef(false)
  const values = useMemo(() => ({ campaign: campaignName }), [campaignName])
  const current = useRef({ rows, campaignLandingPage })
  useEffect(() => {
    current.current = { rows, campaignLandingPage }
  })
  const schema = useMemo(
    () =>
      pagesSchema.superRefine((pages, context) => {
        const now = current.current
        const isMissing = now.rows.some(
          (row) => OPEN.includes(row.state) && landingPageOfRow(row, withoutEmpty(pages)) === '',
        )
        if (isMissing && now.campaignLandingPage === undefined && !isDraft.current)
          context.addIssue({ code: 'custom', path: ['landingPage'], message: NO_LANDING_PAGE })
      }),
    [],
  )
  useEffect(() => root.current?.querySelector<HTMLElement>('input[inputmode="url"]')?.focus(), [])
  const missing = rows.flatMap(({ files }) => files).filter((file) => file.isMissing).length
  const done = rows.filter(({ state }) => !RUNNING.includes(state)).length
  return (
    <div
      ref={root}
      className="min-w-0"
      onSubmitCapture={() => {
        isDraft.current = wantsDraft.current
        wantsDraft.current = false
      }}
    >
      <Form
        aria-label={labels.creatives}
        schema={schema}
        defaultValues={landingPages as Pages}
        fallback={labels.failed}
        failureTitle={labels.failedTitle}
        submitLabel={labels.createAndPublish}
        bar="dialog"
        barContent={
          isRunning && (
            <p role="status" className="text-dense text-ink-muted tabular-nums">
              {labels.progress(done, rows.length)}
            </p>
          )
        }
        secondary={
          isRunning ? (
            <Button onClick={onCancel}>{labels.cancel}</Button>
          ) : (
            <Button
              onClick={() => {
                wantsDraft.current = true
                root.current?.querySelector('form')?.requestSubmit()
              }}
            >
              {labels.createDrafts}
            </Button>
          )
        }
        onSubmit={async (pages) => {
          const isPublishing = !isDraft.current
          if (!rows.some(({ state }) => OPEN.includes(state))) throw new Error(labels.nothingToCreate)
          await onCreate(withoutEmpty(pages), { isPublishing })
        }}
      >
        <PagesWatcher onChange={(pages) => onLandingPagesChange(withoutEmpty(pages))} />
        <LandingPageField
          name="landingPage"
          hint={campaignLandingPage === undefined ? labels.landingPageHint : labels.inheritedHint}
          values={values}
          inherited={campaignLandingPage}
          readOnly={isRunning}
        />
        <PlatformChips value={platforms} recent={recentPlatforms} onValueChange={onPlatformsChange} />
        {missing > 0 && (
          <Alert tone="info" title={labels.restoredTitle}>
            {labels.restoredHint(missing)}
          </Alert>
        )}
        {failure !== undefined && (
          <Alert live tone="danger" title={labels.stoppedTitle}>
            {failure}
          </Alert>
        )}
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          {addButton}
          <span className="text-caption text-ink-muted coarse:hidden">{labels.dropHint}</span>
        </div>
        <FormRows rows={rows} renderLink={renderLink} actions={isRunning ? undefined : actions} />
      </Form>
    </div>
  )
}

/** Reports what is entered, so that it survives a reload. */
function PagesWatcher({ onChange }: { onChange: (pages: Pages) => void }) {
  const pages = useWatch<Pages>() as Pages
  const report = useEffectEvent(onChange)
  useEffect(() => report(pages), [pages])
  return null
}

type FormRowsProps = Pick<SheetFormProps, 'rows' | 'renderLink'> & { actions: SheetRowActions | undefined }

/** Rows in the form, with the landing pages of their own. */
function FormRows(props: FormRowsProps) {
  const { setValue } = useFormContext<Pages>()
  const own = useWatch<Pages, 'own'>({ name: 'own' })
  return (
    <SheetRows
      {...props}
      ownKeys={Object.keys(own).filter((key) => own[key])}
      onOwnRemove={(key) => setValue(`own.${key}`, '')}
    />
  )
}
