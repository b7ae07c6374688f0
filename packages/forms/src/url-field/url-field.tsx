import { webUrlSchema } from '@placard/domain'
import { IconButton, Input, type InputProps, Thumbnail, useLabels } from '@placard/ui'
import { ExternalLink, ImageOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormField, type FormFieldProps, splitFieldProps, textControl } from '../form/form.js'
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
 * URL as a form field, with a link that opens it. The text is not normalized, because it may contain platform macros.
 */
export function UrlField({ openLabel, picture = false, pictureOf = String, brokenLabel, ...props }: UrlFieldProps) {
  const labels = useLabels('urlField', defaultLabels)
  const latin = useLatinInput()
  const [field, input] = splitFieldProps(props)
  return (
    <FormField {...field}>
      {(control) => {
        const text = textControl(control, input)
        const url = webUrlSchema.safeParse(text.value).data
        const shown = url ?? (OWN_PATH.test(text.value) ? text.value : undefined)
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
            onBlur={(event) => {
              const trimmed = event.target.value.trim()
              if (trimmed !== text.value) control.field.onChange(trimmed)
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
        if (!picture) return box
        return (
          <UrlPicture src={shown && pictureOf(shown)} brokenLabel={brokenLabel}>
            {box}
          </UrlPicture>
        )
      }}
    </FormField>
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
