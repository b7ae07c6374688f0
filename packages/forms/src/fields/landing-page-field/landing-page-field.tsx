import { asciiHost, completeLandingPage, type LandingPageValues, landingPageIssues } from '@placard/domain/creative'
import { fillLandingPage } from '@placard/domain/internal/creative'
import type { MacroFinding } from '@placard/domain/tags'
import { Button, IconButton, Input, type InputProps, useLabels } from '@placard/ui'
import { ExternalLink } from 'lucide-react'
import { useId, useState } from 'react'
import {
  type FormControl,
  FormField,
  type FormFieldProps,
  splitFieldProps,
  textControl,
} from '../../engine/form/form.js'
import { AddressIssues } from '../address-issues.js'
import { MacroFindings } from '../macro-findings.js'
import { useLatinInput } from '../use-latin-input.js'
import { landingPageFieldLabels } from './landing-page-field-labels.js'
import { UtmBuilder } from './utm-builder.js'

export type { LandingPageFieldLabels } from './landing-page-field-labels.js'

interface LandingPageControlProps {
  /** Names and size that are filled in for `{{campaign}}`, `{{creative}}` and `{{size}}`. @default unknown, shown as they are */
  values?: Partial<LandingPageValues> | undefined
  /** Landing page of the campaign, which applies while the field is empty. @default there is none */
  inherited?: string | undefined
  /** Returns the problems with macros of the landing page, such as `lintTracker`; their messages are shown as they are. @default none are looked for */
  lint?: ((url: string) => readonly MacroFinding[]) | undefined
  /** Offers UTM parameters. @default true */
  utm?: boolean | undefined
}

export interface LandingPageFieldProps
  extends Omit<FormFieldProps, 'label'>,
    LandingPageControlProps,
    Omit<
      InputProps,
      keyof FormFieldProps | 'value' | 'defaultValue' | 'id' | 'invalid' | 'ref' | 'prefix' | 'suffix' | 'type'
    > {
  /** Visible label. @default 'Landing page' */
  label?: FormFieldProps['label'] | undefined
}

/**
 * Landing page as a field of a form whose schema has `landingPageFieldSchema`: `https://` is completed, the address is
 * checked while typing, and UTM parameters can be set.
 */
export function LandingPageField({ label, ...props }: LandingPageFieldProps) {
  const labels = useLabels('landingPageField', landingPageFieldLabels)
  const [field, input] = splitFieldProps({ ...props, label: label ?? labels.landingPage })
  return <FormField {...field}>{(control) => <LandingPageControl {...input} control={control} />}</FormField>
}

interface ControlProps
  extends LandingPageControlProps,
    Omit<LandingPageFieldProps, keyof FormFieldProps | keyof LandingPageControlProps> {
  control: FormControl
}

const NO_VALUES = {}

/** Input with its link, notes, and buttons. */
function LandingPageControl({ control, values = NO_VALUES, inherited, lint, utm = true, ...input }: ControlProps) {
  const labels = useLabels('landingPageField', landingPageFieldLabels)
  const latin = useLatinInput()
  const text = textControl(control, input)
  const url = String(text.value)
  // A half-typed address is not called invalid before the input is left.
  const [leftUrl, setLeftUrl] = useState(url)
  const [isCompleted, setCompleted] = useState(false)
  const found = landingPageIssues(url.trim())
  const issues = found.filter(({ code }) => code !== 'syntax' || leftUrl === url)
  const isValid = url.trim() !== '' && !found.some(({ severity }) => severity === 'error')
  const isInherited = url.trim() === '' && inherited !== undefined
  const target = isValid ? url.trim() : isInherited ? inherited : undefined
  const notesId = useId()
  const set = (next: string) => {
    setCompleted(false)
    control.field.onChange(next)
  }
  const focus = () => document.getElementById(control.id)?.focus()
  return (
    <>
      <Input
        autoComplete="url"
        inputMode="url"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={inherited ?? 'https://'}
        {...latin}
        {...input}
        {...text}
        // Set only if true, because false would override the form's error.
        aria-invalid={issues.some(({ severity }) => severity === 'error') || undefined}
        aria-describedby={[notesId, input['aria-describedby']].filter(Boolean).join(' ')}
        onChange={(event) => {
          setCompleted(false)
          text.onChange(event)
        }}
        onBlur={(event) => {
          const completed = completeLandingPage(event.target.value)
          setLeftUrl(completed)
          setCompleted(completed.length > event.target.value.trim().length)
          if (completed !== url) control.field.onChange(completed)
          text.onBlur(event)
        }}
        // Always rendered, so that the input element is not remounted while typing.
        suffix={
          <span className="-me-2 flex size-7">
            {target !== undefined && (
              <IconButton asChild size="sm" label={labels.openNewTab}>
                <a href={fillLandingPage(target, values)} target="_blank" rel="noreferrer">
                  <ExternalLink aria-hidden />
                </a>
              </IconButton>
            )}
          </span>
        }
      />
      <div id={notesId} className="contents">
        <div role="status" className="grid min-w-0 gap-1.5 text-caption empty:hidden">
          <AddressIssues
            issues={issues}
            shownError={control.error}
            onFix={(next) => {
              set(next)
              setLeftUrl(next)
              focus()
            }}
          />
          {isCompleted && <span className="sr-only">{labels.completed}</span>}
        </div>
        {target !== undefined && <Target {...{ target, values, isInherited }} />}
      </div>
      {lint && isValid && <MacroFindings text={url} findings={lint(url)} label={labels.macroProblems} onFix={set} />}
      {(utm || (inherited !== undefined && !isInherited)) && (
        <div className="flex min-w-0 flex-wrap gap-2">
          {utm && (
            <UtmBuilder
              url={url.trim()}
              onUrlChange={set}
              values={values}
              disabled={!isValid || control.locked || input.disabled === true}
            />
          )}
          {inherited !== undefined && !isInherited && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                set('')
                setLeftUrl('')
                focus()
              }}
            >
              {labels.useCampaigns}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

interface TargetProps {
  /** Valid landing page of its own or of the campaign. */
  target: string
  values: Partial<LandingPageValues>
  isInherited: boolean
}

/** Notes about where a click leads: the campaign's landing page, the names filled in, and the ASCII host. */
function Target({ target, values, isInherited }: TargetProps) {
  const labels = useLabels('landingPageField', landingPageFieldLabels)
  const filled = fillLandingPage(target, values)
  const host = asciiHost(target)
  if (!isInherited && filled === target && host === undefined) return null
  return (
    <span className="grid min-w-0 gap-1 text-caption text-ink-muted">
      {(isInherited || filled !== target) && (
        <span className="wrap-anywhere">
          {isInherited && labels.fromCampaign} {labels.opens}{' '}
          <code dir="ltr" className="font-mono text-ink">
            {filled}
          </code>
        </span>
      )}
      {host !== undefined && (
        <span className="wrap-anywhere">
          {labels.sentAs}{' '}
          <code dir="ltr" className="font-mono text-ink">
            {host}
          </code>
        </span>
      )}
    </span>
  )
}
