import { errorText } from '@placard/domain/api'
import type { ShareLink } from '@placard/domain/share'
import { useFormField, useTranslate } from '@placard/forms'
import { Button, FieldSet, useLabels } from '@placard/ui'
import { ImageUp, Trash2 } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { linkFormLabels } from './link-form-labels.js'
import type { LinkActions } from './shared-link.js'

const TYPES = ['image/png', 'image/jpeg', 'image/webp']
const MAX_BYTES = 2 * 1024 * 1024

interface LogoFieldProps extends Pick<LinkActions, 'logoUrl'> {
  link: ShareLink
  onLogoAdd: NonNullable<LinkActions['onLogoAdd']>
}

/** Uploads a logo as soon as it is chosen, and shows it; the form stores its id. */
export function LogoField({ link, onLogoAdd, logoUrl }: LogoFieldProps) {
  const labels = useLabels('linkForm', linkFormLabels)
  const translate = useTranslate()
  const { field, id, error, locked } = useFormField('logo')
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [chosen, setChosen] = useState<{ logo: string; url: string }>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => chosen && (() => URL.revokeObjectURL(chosen.url)), [chosen])
  const logo = field.value as string | null
  const stored = logo !== null && logo === link.logo ? logoUrl?.(link) : undefined
  const source = logo !== null && chosen?.logo === logo ? chosen.url : stored

  const add = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Choosing the same file again would be no change otherwise.
    currentTarget.value = ''
    if (!file) return
    if (!TYPES.includes(file.type)) return setFailure(labels.logoType)
    if (file.size > MAX_BYTES) return setFailure(labels.logoTooLarge)
    setFailure(undefined)
    setLoading(true)
    try {
      const added = await onLogoAdd(file)
      setChosen({ logo: added, url: URL.createObjectURL(file) })
      field.onChange(added)
    } catch (refusal) {
      setFailure(translate(errorText(refusal, labels.logoFailed)))
    } finally {
      setLoading(false)
    }
  }
  return (
    <FieldSet legend={labels.logo} hint={labels.logoHint} error={failure ?? error} optional>
      <div className="flex flex-wrap items-center gap-3">
        {logo !== null && <LogoImage key={source} source={source} />}
        <input
          ref={input}
          type="file"
          accept={TYPES.join(',')}
          aria-label={labels.logo}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => void add(event)}
        />
        <Button
          id={id}
          ref={field.ref}
          size="sm"
          loading={loading}
          disabled={locked}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden /> {logo === null ? labels.addLogo : labels.replaceLogo}
        </Button>
        {logo !== null && (
          <Button
            size="sm"
            variant="ghost"
            disabled={locked}
            onClick={() => {
              field.onChange(null)
              input.current?.parentElement?.querySelector('button')?.focus()
            }}
          >
            <Trash2 aria-hidden /> {labels.removeLogo}
          </Button>
        )}
      </div>
    </FieldSet>
  )
}

/** Image of a logo, or words where it cannot be loaded: that of a link with a password needs it. */
function LogoImage({ source }: { source: string | undefined }) {
  const labels = useLabels('linkForm', linkFormLabels)
  const [failed, setFailed] = useState(false)
  if (source === undefined || failed) return <span className="text-caption text-ink-muted">{labels.logoThere}</span>
  return (
    <img
      src={source}
      alt={labels.logoAlt}
      className="h-10 max-w-40 rounded-control border border-line bg-surface object-contain p-1"
      onError={() => setFailed(true)}
    />
  )
}
