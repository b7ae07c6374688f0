import { PREVIEW_CONDITIONS, type PreviewCondition } from '@placard/domain/internal/tags'
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
  useLabels,
} from '@placard/ui'
import { Settings2 } from 'lucide-react'
import { creativeEditorLabels } from './creative-editor-labels.js'

type Background = Exclude<AdFrameProps['well'], 'neutral' | undefined>

/** How the preview shows an ad. */
export interface PreviewView {
  background: Background
  /** Shows the ad on a phone. */
  isPhone: boolean
  condition: PreviewCondition
}

export const DEFAULT_PREVIEW_VIEW: PreviewView = { background: 'checker', isPhone: false, condition: 'normal' }

export interface PreviewMenuProps {
  value: PreviewView
  onValueChange: (value: PreviewView) => void
}

/** Menu with background, device and condition of the preview. */
export function PreviewMenu({ value, onValueChange }: PreviewMenuProps) {
  const labels = useLabels('creativeEditor', creativeEditorLabels)
  const change = (changes: Partial<PreviewView>) => onValueChange({ ...value, ...changes })
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton size="sm" label={labels.previewOptions}>
          <Settings2 aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <MenuRadioGroup
          label={labels.background}
          value={value.background}
          onValueChange={(background) => change({ background: background as Background })}
        >
          {Object.entries(labels.backgrounds).map(([background, label]) => (
            <MenuRadioItem key={background} value={background}>
              {label}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuRadioGroup
          label={labels.viewersBrowser}
          value={value.condition}
          onValueChange={(condition) => change({ condition: condition as PreviewCondition })}
        >
          {PREVIEW_CONDITIONS.map((condition) => (
            <MenuRadioItem key={condition} value={condition}>
              {labels.conditions[condition]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuCheckboxItem checked={value.isPhone} onCheckedChange={(isPhone) => change({ isPhone })}>
          {labels.phoneFrame}
        </MenuCheckboxItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
