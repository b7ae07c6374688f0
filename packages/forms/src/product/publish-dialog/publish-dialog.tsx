import type { EditorSection, PublishFinding } from '@placard/domain/creative'
import { publishErrors, requiredLandingPageSchema } from '@placard/domain/internal/creative'
import { Button, Dialog, DialogClose, DialogContent, DialogFooter, LinkButton, useLabels } from '@placard/ui'
import { CircleX, TriangleAlert } from 'lucide-react'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { LandingPageField, type LandingPageFieldProps } from '../../fields/landing-page-field/landing-page-field.js'
import { useTranslate } from '../../use-translate.js'

const defaultLabels = {
  blocked: (name: string) => `${name} can’t be published yet`,
  publishName: (name: string) => `Publish ${name}?`,
  errors: 'Errors',
  warnings: 'Warnings',
  fixIn: (text: string) => `Fix in ${text}`,
  fixErrors: (count: number) => `Fix ${count} ${count === 1 ? 'error' : 'errors'}, then publish again.`,
  reviewWarnings: (count: number) => `Review ${count} ${count === 1 ? 'warning' : 'warnings'} first.`,
  close: 'Close',
  cancel: 'Cancel',
  saveAndPublish: 'Save and publish',
  saveFailed: 'Couldn’t save the landing page.',
  notSaved: 'Not saved',
  publishWith: (count: number) => `Publish with ${count} ${count === 1 ? 'warning' : 'warnings'}`,
  sections: {
    creative: 'Creative',
    layout: 'Layout',
    assets: 'Assets',
    trackers: 'Trackers',
    settings: 'Settings',
    tags: 'Tags',
  } satisfies Record<EditorSection, string>,
}

/** Texts of the publish dialog. */
export type PublishDialogLabels = typeof defaultLabels

export interface PublishDialogProps {
  /** True while the dialog is open. */
  open: boolean
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void
  /** Name of the creative. */
  name: string
  /** Result of the checks: at least one. */
  findings: readonly PublishFinding[]
  /** Returns an empty link to the place where a finding is fixed. */
  renderLink: (finding: PublishFinding) => ReactElement
  /** Returns the name of the place that a link leads to, if it is none of the editor's sections. */
  placeOf?: ((finding: PublishFinding) => string | undefined) | undefined
  /** Confirms the warnings and publishes. Not offered while there are errors. */
  onPublish: () => void
  /** Landing page that the creative has or lacks, shown as a field where it is the reason. @default a link */
  landingPage?: PublishLandingPage | undefined
}

export interface PublishLandingPage extends Pick<LandingPageFieldProps, 'values'> {
  /** Own landing page of the creative; empty if it has none. */
  url: string
  /** Saves another one, then publishes. Errors thrown are shown; the input stays. */
  onSave: (url: string) => Promise<void>
}

const landingPageFormSchema = z.object({ landingPage: requiredLandingPageSchema })

/** Dialog with the results of the checks before publishing: errors to fix, and warnings to confirm. */
export function PublishDialog({
  open,
  onOpenChange,
  name,
  findings,
  renderLink,
  placeOf,
  onPublish,
  landingPage,
}: PublishDialogProps) {
  const labels = useLabels('publishDialog', defaultLabels)
  const errors = publishErrors(findings)
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  const isBlocked = errors.length > 0
  const hasField = landingPage !== undefined && errors.some(({ code }) => code === 'click')
  const close = (
    <DialogClose asChild>
      <Button>{isBlocked ? labels.close : labels.cancel}</Button>
    </DialogClose>
  )
  const renderField = ({ code }: PublishFinding) =>
    hasField && code === 'click' ? (
      <LandingPageField
        name="landingPage"
        required
        autoFocus
        {...(landingPage.values && { values: landingPage.values })}
      />
    ) : undefined
  const lists = (
    <div className="grid min-w-0 gap-5">
      <Findings title={labels.errors} findings={errors} {...{ renderLink, placeOf, fieldOf: renderField }} />
      <Findings title={labels.warnings} findings={warnings} {...{ renderLink, placeOf, fieldOf: renderField }} />
    </div>
  )
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="md"
        title={isBlocked ? labels.blocked(name) : labels.publishName(name)}
        description={isBlocked ? labels.fixErrors(errors.length) : labels.reviewWarnings(warnings.length)}
      >
        {hasField ? (
          <Form
            schema={landingPageFormSchema}
            defaultValues={{ landingPage: landingPage.url }}
            onSubmit={(values) => landingPage.onSave(values.landingPage)}
            submitLabel={labels.saveAndPublish}
            fallback={labels.saveFailed}
            failureTitle={labels.notSaved}
            bar="dialog"
            secondary={close}
          >
            {lists}
          </Form>
        ) : (
          <>
            {lists}
            <DialogFooter>
              {close}
              {!isBlocked && (
                <Button variant="primary" onClick={onPublish}>
                  {labels.publishWith(warnings.length)}
                </Button>
              )}
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

type FindingsProps = Pick<PublishDialogProps, 'findings' | 'renderLink' | 'placeOf'> & {
  title: string
  /** Returns the field that fixes a finding here; undefined for a link. */
  fieldOf: (finding: PublishFinding) => ReactNode
}

function Findings({ title, findings, renderLink, placeOf, fieldOf }: FindingsProps) {
  const translate = useTranslate()
  const labels = useLabels('publishDialog', defaultLabels)
  if (findings.length === 0) return null
  const isError = findings[0]?.severity === 'error'
  const Icon = isError ? CircleX : TriangleAlert
  return (
    <section aria-label={title} className="grid min-w-0 gap-2">
      <h3 className="font-semibold text-ink">{title}</h3>
      <ul className="grid min-w-0 gap-2">
        {findings.map((finding) => (
          <li
            key={`${finding.path} ${finding.message}`}
            className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line-subtle px-3 py-2 text-dense"
          >
            <span className="flex min-w-0 flex-1 basis-64 items-start gap-2">
              <Icon
                aria-hidden
                className={`mt-0.5 size-4 shrink-0 ${isError ? 'text-danger-ink' : 'text-warning-ink'}`}
              />
              <span className="min-w-0 break-words">{translate(finding.message)}</span>
            </span>
            {fieldOf(finding) ? (
              <div className="grid w-full min-w-0 gap-1.5 py-1">{fieldOf(finding)}</div>
            ) : (
              <LinkButton asChild size="sm" variant="ghost">
                {cloneElement(
                  renderLink(finding),
                  {},
                  labels.fixIn(placeOf?.(finding) ?? labels.sections[finding.section]),
                )}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
