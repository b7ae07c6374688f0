import { webAddressIssues, webUrlSchema } from '@placard/domain/text'
import { IconButton, Input, type InputProps, Thumbnail, useLabels } from '@placard/ui'
import { ExternalLink, ImageOff } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import {
  type FormControl,
  FormField,
  type FormFieldProps,
  splitFieldProps,
  textControl,
} from '../../engine/form/form.js'
import { AddressIssues } from '../address-issues.js'
import { useLatinInput } from '../use-latin-input.js'

const defaultLabels = {
  openNewTab: 'Open in a new tab',
  couldntLoadImage: 'Couldn’t load the image',
}

/** Texts of the url field. */
export type UrlFieldLabels = typeof defaultLabels

export interface UrlFieldProps
  extends FormFieldProps,
    Omit<
      InputProps,
      keyof FormFieldProps | 'value' | 'defaultValue' | 'id' | 'invalid' | 'ref' | 'prefix' | 'suffix' | 'type'
    > {
  /** Accessible name of the link that opens the URL. @default 'Open in a new tab' */
  openLabel?: string
  /** Shows the image at the URL or path. @default false */
  picture?: boolean
  /** URL of the preview image, such as a thumbnail. @default the value */
  pictureOf?: (url: string) => string
  /** Message if there is no image at the URL. @default 'Couldn’t load the image' */
  brokenLabel?: string
}

/** Returns whether the value is a path on this server. */
const OWN_PATH = /^\/(?![/\\])\S+$/

/**
 * URL as a form field, with a link that opens it. On blur, `https://` is completed, and spaces and invisible characters
 * around it are removed; everything else stays as typed, because it may contain platform macros.
 */
export function UrlField(props: UrlFieldProps) {
  const [field, { openLabel, picture = false, pictureOf = String, brokenLabel, ...input }] = splitFieldProps(props)
  return (
    <FormField {...field}>
      {(control) => <UrlControl {...{ control, openLabel, picture, pictureOf, brokenLabel }} {...input} />}
    </FormField>
  )
}

interface UrlControlProps
  extends Omit<UrlFieldProps, keyof FormFieldProps | 'openLabel' | 'picture' | 'pictureOf' | 'brokenLabel'> {
  control: FormControl
  openLabel: string | undefined
  picture: boolean
  pictureOf: (url: string) => string
  brokenLabel: string | undefined
}

/** Input with its link, its picture and its problems. */
function UrlControl({ control, openLabel, picture, pictureOf, brokenLabel, ...input }: UrlControlProps) {
  const labels = useLabels('urlField', defaultLabels)
  const latin = useLatinInput()
  const notesId = useId()
  const text = textControl(control, input)
  const value = String(text.value)
  const url = webUrlSchema.safeParse(value).data
  const shown = url ?? (OWN_PATH.test(value) ? value : undefined)
  // A half-typed address is not called invalid, nor what is removed on blur: the page would move under a click.
  const issues = webAddressIssues(url ?? value.trim()).filter(({ code }) => code !== 'syntax')
  const notes = [input['aria-describedby'], issues.length > 0 && notesId].filter(Boolean).join(' ')
  const box = (
    <Input
      autoComplete="url"
      inputMode="url"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      placeholder="https://"
      {...latin}
      {...input}
      {...text}
      aria-describedby={notes || undefined}
      onBlur={(event) => {
        const typed = event.target.value.trim()
        const completed = webUrlSchema.safeParse(typed).data ?? typed
        if (completed !== value) control.field.onChange(completed)
        text.onBlur(event)
      }}
      // Always rendered, so that the input element is not remounted while typing.
      suffix={
        <span className="-me-2 flex size-7">
          {url !== undefined && (
            <IconButton asChild size="sm" label={openLabel ?? labels.openNewTab}>
              <a href={url} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden />
              </a>
            </IconButton>
          )}
        </span>
      }
    />
  )
  return (
    <>
      {picture ? (
        <UrlPicture src={shown && pictureOf(shown)} brokenLabel={brokenLabel}>
          {box}
        </UrlPicture>
      ) : (
        box
      )}
      <div id={notesId} role="status" className="grid min-w-0 gap-1.5 text-caption empty:hidden">
        <AddressIssues
          issues={issues}
          shownError={control.error}
          onFix={(fixed) => {
            control.field.onChange(fixed)
            document.getElementById(control.id)?.focus()
          }}
        />
      </div>
    </>
  )
}

interface UrlPictureProps {
  /** URL of the image; undefined while empty. */
  src: string | undefined
  /** Message if there is no image. @default 'Couldn’t load the image' */
  brokenLabel?: string | undefined
  /** Input with the URL. */
  children: ReactNode
}

/** URL input with a preview of its image, or a message if there is none. */
function UrlPicture({ src, brokenLabel, children }: UrlPictureProps) {
  const labels = useLabels('urlField', defaultLabels)
  const [broken, setBroken] = useState<string>()
  return (
    <>
      <div className="flex min-w-0 items-center gap-2">
        <span onErrorCapture={() => setBroken(src)} className="flex">
          <Thumbnail
            kind="image"
            name="picture.png"
            src={src}
            size="sm"
            className="w-(--placard-control-height) rounded-control"
          />
        </span>
        {children}
      </div>
      <p role="status" className="flex items-center gap-1.5 text-caption text-warning-ink empty:hidden">
        {src !== undefined && broken === src && (
          <>
            <ImageOff aria-hidden className="size-3.5 shrink-0" />
            {brokenLabel ?? labels.couldntLoadImage}
          </>
        )}
      </p>
    </>
  )
}
