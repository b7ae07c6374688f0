import {
  type LandingPageValues,
  readUtmParameters,
  type UtmParameter,
  withUtmParameter,
} from '@placard/domain/creative'
import { fillLandingPage, LANDING_PAGE_VALUES, UTM_PARAMETERS } from '@placard/domain/internal/creative'
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  Field,
  IconButton,
  Input,
  MenuItem,
  Popover,
  PopoverClose,
  PopoverContent,
  PopoverTrigger,
  useLabels,
} from '@placard/ui'
import { Braces, ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { landingPageFieldLabels } from './landing-page-field-labels.js'

export interface UtmBuilderProps {
  /** Landing page whose parameters are set. */
  url: string
  /** Called with the landing page after a change. */
  onUrlChange: (url: string) => void
  /** Names that are filled in for the preview. */
  values: Partial<LandingPageValues>
  /** Offers no changes, as while there is no valid landing page. */
  disabled: boolean
}

/** Panel that sets the UTM parameters of a landing page, with a preview of what opens. */
export function UtmBuilder({ url, onUrlChange, values, disabled }: UtmBuilderProps) {
  const labels = useLabels('landingPageField', landingPageFieldLabels)
  const parameters = readUtmParameters(url)
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button size="sm" disabled={disabled}>
          {labels.utmParameters} <ChevronDown aria-hidden />
        </Button>
      </PopoverTrigger>
      <PopoverContent label={labels.utmParameters} className="grid w-96 gap-3">
        <p className="text-ink-muted">{labels.utmHint}</p>
        {UTM_PARAMETERS.map((name) => (
          <UtmField
            key={name}
            name={name}
            value={parameters[name]}
            values={values}
            onValueChange={(value) => onUrlChange(withUtmParameter(url, name, value))}
          />
        ))}
        <p className="grid gap-1 text-caption">
          <span className="text-ink-muted">{labels.opens}</span>
          <code dir="ltr" className="wrap-anywhere font-mono">
            {fillLandingPage(url, values)}
          </code>
        </p>
        <PopoverClose asChild>
          <Button size="sm" className="justify-self-end">
            {labels.done}
          </Button>
        </PopoverClose>
      </PopoverContent>
    </Popover>
  )
}

interface UtmFieldProps {
  name: UtmParameter
  value: string
  values: Partial<LandingPageValues>
  onValueChange: (value: string) => void
}

/** Input of a parameter, with a menu that inserts a name or the size at the caret. */
function UtmField({ name, value, values, onValueChange }: UtmFieldProps) {
  const labels = useLabels('landingPageField', landingPageFieldLabels)
  const input = useRef<HTMLInputElement>(null)
  const label = labels.utmNames[name]
  const insert = (text: string) => {
    const { selectionStart, selectionEnd } = input.current ?? {}
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length]
    onValueChange(value.slice(0, start) + text + value.slice(end))
  }
  return (
    <Field
      label={
        <>
          {label} <code className="font-mono font-normal text-caption text-ink-muted">{name}</code>
        </>
      }
    >
      <Input
        ref={input}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        suffix={
          <span className="-me-2 flex size-7">
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <IconButton size="sm" label={labels.insertInto(label)}>
                  <Braces aria-hidden />
                </IconButton>
              </DropdownMenuTrigger>
              <DropdownMenuContent
                align="end"
                onCloseAutoFocus={(event) => {
                  event.preventDefault()
                  input.current?.focus()
                }}
              >
                {LANDING_PAGE_VALUES.map((one) => (
                  <MenuItem key={one} onSelect={() => insert(`{{${one}}}`)}>
                    <span className="grid">
                      {labels.values[one]}
                      {values[one] && <span className="truncate text-caption text-ink-muted">{values[one]}</span>}
                    </span>
                  </MenuItem>
                ))}
              </DropdownMenuContent>
            </DropdownMenu>
          </span>
        }
      />
    </Field>
  )
}
