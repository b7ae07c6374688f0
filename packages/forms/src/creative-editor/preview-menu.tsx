import { PREVIEW_CONDITIONS, type PreviewCondition } from '@placard/domain'
import {
  type AdFrameProps,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  IconButton,
  MenuCheckboxItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '@placard/ui'
import { Settings2 } from 'lucide-react'

type Background = Exclude<AdFrameProps['well'], 'neutral' | undefined>

/** How the preview shows an ad. */
export interface PreviewView {
  background: Background
  /** Shows the ad on a phone. */
  isPhone: boolean
  condition: PreviewCondition
}

export const DEFAULT_PREVIEW_VIEW: PreviewView = { background: 'checker', isPhone: false, condition: 'normal' }

const BACKGROUNDS: Record<Background, string> = { checker: 'Checkered', light: 'Light', dark: 'Dark' }

const CONDITIONS: Record<PreviewCondition, string> = {
  normal: 'As served',
  'no video': 'Video blocked',
  'no script': 'Scripts blocked',
  'reduced motion': 'Reduced motion',
}

export interface PreviewMenuProps {
  value: PreviewView
  onValueChange: (value: PreviewView) => void
}

/** Menu with background, device and condition of the preview. */
export function PreviewMenu({ value, onValueChange }: PreviewMenuProps) {
  const change = (changes: Partial<PreviewView>) => onValueChange({ ...value, ...changes })
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton size="sm" label="Preview options">
          <Settings2 aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <MenuRadioGroup
          label="Background"
          value={value.background}
          onValueChange={(background) => change({ background: background as Background })}
        >
          {Object.entries(BACKGROUNDS).map(([background, label]) => (
            <MenuRadioItem key={background} value={background}>
              {label}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuRadioGroup
          label="Viewer's browser"
          value={value.condition}
          onValueChange={(condition) => change({ condition: condition as PreviewCondition })}
        >
          {PREVIEW_CONDITIONS.map((condition) => (
            <MenuRadioItem key={condition} value={condition}>
              {CONDITIONS[condition]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuCheckboxItem checked={value.isPhone} onCheckedChange={(isPhone) => change({ isPhone })}>
          Phone frame
        </MenuCheckboxItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
