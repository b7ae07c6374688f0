import { errorText } from '@placard/domain/api'
import type { Creative } from '@placard/domain/creative'
import { hasDesign } from '@placard/domain/internal/ad-builder'
import { useTranslate } from '@placard/forms'
import { Button, Disclosure, Field, FieldError, LinkButton, Textarea, useLabels } from '@placard/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.js'
import { creativeLabels } from './creative-labels.js'

export interface CreativeHtmlProps {
  /** Banner with HTML of its own. */
  creative: Pick<Creative, 'id' | 'campaignID' | 'html'>
  /** True while the editor has unsaved changes, which a new version of the creative would conflict with. */
  isDirty: boolean
  /** Saves other HTML. Errors thrown are shown. */
  onSave: (html: string) => Promise<void>
}

/** HTML of a banner: a link to its design in the ad builder, or a field to replace it. */
export function CreativeHtml({ creative, isDirty, onSave }: CreativeHtmlProps) {
  const labels = useLabels('creative', creativeLabels)
  const translate = useTranslate()
  const [text, setText] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (hasDesign(creative.html))
    return (
      <div data-field="html" className="flex flex-wrap items-center justify-between gap-2 text-dense text-ink-muted">
        {labels.htmlOfBuilder}
        <LinkButton asChild size="sm">
          <Link to={paths.builder(creative.campaignID, creative.id)}>{labels.editDesign}</Link>
        </LinkButton>
      </div>
    )
  const isChanged = text !== undefined && text !== creative.html
  const canSave = isChanged && !isDirty && !isBusy
  const save = async () => {
    if (!canSave) return
    setBusy(true)
    setFailure(undefined)
    try {
      await onSave(text)
      setText(undefined)
    } catch (error) {
      setFailure(translate(errorText(error, labels.htmlNotSaved)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Disclosure title={labels.html} keepMounted>
      <div data-field="html" className="grid gap-3 pt-2">
        <Field label={labels.htmlOfBanner} hint={isChanged && isDirty ? labels.saveOthersFirst : labels.htmlHint}>
          <Textarea
            mono
            value={text ?? creative.html}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (!isChanged || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              // Publishing would leave out what is typed here.
              event.preventDefault()
              void save()
            }}
          />
        </Field>
        {failure !== undefined && <FieldError>{failure}</FieldError>}
        <Button
          size="sm"
          className="justify-self-start"
          loading={isBusy}
          aria-disabled={!canSave || undefined}
          onClick={() => void save()}
        >
          {labels.saveHtml}
        </Button>
      </div>
    </Disclosure>
  )
}
