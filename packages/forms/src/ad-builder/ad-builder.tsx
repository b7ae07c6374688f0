import type { AdDesign, BuilderLayout } from '@placard/domain/ad-builder'
import type { Creative } from '@placard/domain/creative'
import { classNames, shortcutKey, shortcutModifiers, useLabels, useShortcuts } from '@placard/ui'
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useWideScreen } from '../use-wide-screen.js'
import { adBuilderLabels } from './ad-builder-labels.js'
import { BuilderContext } from './builder-context.js'
import { STEPS } from './builder-steps.js'
import { SimpleEditor } from './frame/simple-editor.js'
import type { FileChoice, VideoUpload } from './frame/use-builder-files.js'
import { useBuilderLayout } from './frame/use-builder-layout.js'
import { Workspace } from './frame/workspace.js'
import { useAdBuilder } from './use-ad-builder.js'

/** Ad as the builder has it: a design, and the duration of the ad in seconds. */
export interface BuiltAd {
  design: AdDesign
  /** 0 for no limit. */
  adSeconds: number
}

export interface AdBuilderProps extends Omit<ComponentProps<'section'>, 'onChange' | 'children'> {
  /** Ad to start with. Later values are ignored; change the `key` to open another one. */
  ad: BuiltAd
  /** Size to start with. @default the design's own */
  sizeID?: string | null
  /** Saved creative that the ad was opened from; the preview uses its platform and landing page. */
  creative?: Creative | undefined
  /** URL of a page that shows the preview under its own Content Security Policy; see `htmlHost` of AdFrame. */
  previewHost?: string | undefined
  /** Called after each change, to keep a draft. */
  onChange?: ((ad: BuiltAd) => void) | undefined
  /** Uploads a video and returns it as an asset. Omit it while there is no creative to store it with. */
  onVideoUpload?: VideoUpload | undefined
  /** Lets the user choose images of a file manager. Omit it without one. */
  onFilesChoose?: FileChoice | undefined
  /** Opens the templates at first. @default false */
  startsWithTemplates?: boolean
  /** Called by Ctrl+S or Cmd+S, wherever the focus is. */
  onSave?: ((ad: BuiltAd) => void) | undefined
  /** Initial sizes of the panels, and which are open. */
  layout?: BuilderLayout | undefined
  /** Called when the user has changed the panels, to store their layout. */
  onLayoutChange?: ((layout: BuilderLayout) => void) | undefined
  /** Heading at the start of the toolbar: a way back, the name of the ad and its status. */
  heading?: ReactNode
  /** Messages below the toolbar, such as of a failed save. */
  notices?: ReactNode
  /** Renders the buttons of the page, such as Save, for the current ad. */
  actions?: (ad: BuiltAd) => ReactNode
}

/**
 * Builder of banners: canvas, layers, properties, timeline and sizes. On narrow screens, it shows the ad, and its texts,
 * colors and images in a list.
 */
export function AdBuilder({
  ad,
  sizeID = null,
  creative,
  previewHost,
  onChange,
  onVideoUpload,
  onFilesChoose,
  onSave,
  layout,
  onLayoutChange,
  startsWithTemplates = false,
  heading,
  notices,
  actions,
  className,
  ...props
}: AdBuilderProps) {
  const labels = useLabels('adBuilder', adBuilderLabels)
  const builder = useAdBuilder(ad.design, sizeID, ad.adSeconds)
  const { adSeconds = ad.adSeconds } = builder.state
  const isWide = useWideScreen()
  const { design } = builder
  const report = useEffectEvent((changed: BuiltAd) => onChange?.(changed))
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) report({ design, adSeconds })
    isFirst.current = false
  }, [design, adSeconds])
  const preview = { adSeconds, creative, previewHost }
  const panels = useBuilderLayout(layout, onLayoutChange)
  useSaveKey(onSave && (() => onSave({ design, adSeconds })))
  const frame = {
    root: { 'data-slot': 'ad-builder', 'aria-label': labels.adBuilder, ...props },
    preview,
    heading,
    notices,
    actions: actions?.({ design, adSeconds }),
    className: classNames('overflow-hidden rounded-card border border-line-subtle bg-surface', className),
  }
  return (
    <BuilderContext value={builder}>
      {isWide ? (
        <Workspace
          {...frame}
          panels={panels}
          onVideoUpload={onVideoUpload}
          onFilesChoose={onFilesChoose}
          startsWithTemplates={startsWithTemplates}
          onAdSecondsChange={(seconds) =>
            builder.dispatch({
              type: 'settings',
              adSeconds: seconds,
              label: STEPS.changeAdDuration,
              mergeKey: builder.mergeKey('ad duration'),
            })
          }
        />
      ) : (
        <SimpleEditor {...frame} />
      )}
    </BuilderContext>
  )
}

const OPEN_DIALOG = ':is([role="dialog"], [role="alertdialog"]):not([data-state="closed"])'

/** Calls `onSave` on Ctrl+S or Cmd+S, unless a dialog is open. */
function useSaveKey(onSave: (() => void) | undefined): void {
  const labels = useLabels('adBuilder', adBuilderLabels)
  useShortcuts(onSave ? [{ label: labels.shortcuts.save, keys: 'Ctrl+S', group: labels.adBuilder }] : [])
  const save = useEffectEvent(() => onSave?.())
  const hasSave = onSave !== undefined
  useEffect(() => {
    if (!hasSave) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { command, alt } = shortcutModifiers(event)
      if (!command || alt || event.shiftKey || event.defaultPrevented || shortcutKey(event) !== 's') return
      // A form in a dialog has this key itself.
      if (document.activeElement?.closest(OPEN_DIALOG)) return
      event.preventDefault()
      // A text that an input method is still composing would be saved without its end.
      if (!event.repeat && !event.isComposing) save()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [hasSave])
}
