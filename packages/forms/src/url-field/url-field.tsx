import { webUrlSchema } from '@placard/domain'
import { IconButton, Input, type InputProps } from '@placard/ui'
import { ExternalLink } from 'lucide-react'
import { FormField, type FormFieldProps, splitFieldProps, textControl } from '../form/form.js'
import { UrlPicture } from './url-picture.js'

export interface UrlFieldProps
  extends FormFieldProps,
    Omit<
      InputProps,
      keyof FormFieldProps | 'value' | 'defaultValue' | 'id' | 'invalid' | 'ref' | 'prefix' | 'suffix' | 'type'
    > {
  /** Name of the link that opens the address. @default 'Open in a new tab' */
  openLabel?: string
  /** Shows the picture that the address, or a path of this server, leads to. @default false */
  picture?: boolean
  /** Where the picture is loaded from, such as a smaller copy. @default the address itself */
  pictureOf?: (url: string) => string
  /** What is said when there is no picture at the address. @default 'The picture could not be loaded' */
  brokenLabel?: string
}

/** A path of this very server, and no address of another one. */
const OWN_PATH = /^\/(?![/\\])\S+$/

/** A web address in a form, with a link that opens it. It stays as it was typed: macros of platforms may stand in it. */
export function UrlField({
  openLabel = 'Open in a new tab',
  picture = false,
  pictureOf = String,
  brokenLabel,
  ...props
}: UrlFieldProps) {
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
            {...input}
            {...text}
            onBlur={(event) => {
              const trimmed = event.target.value.trim()
              if (trimmed !== text.value) control.field.onChange(trimmed)
              text.onBlur(event)
            }}
            // Always there, so that the box stays the same element while the address grows.
            suffix={
              <span className="-me-2 flex size-7">
                {url !== undefined && (
                  <IconButton asChild size="sm" label={openLabel}>
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
