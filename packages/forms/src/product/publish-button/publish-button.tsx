import type { Creative } from '@placard/domain/creative'
import { publicationState } from '@placard/domain/internal/tags'
import { copyPlatforms, type PlatformName } from '@placard/domain/tags'
import {
  Button,
  ButtonGroup,
  CopyButton,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  IconButton,
  MenuGroup,
  MenuItem,
  MenuSeparator,
  useAfterClose,
  useLabels,
} from '@placard/ui'
import { ChevronDown, CloudUpload, Code, Copy, Tags } from 'lucide-react'
import { type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { publishButtonLabels } from './publish-button-labels.js'

/** Imperative handle of a PublishButton. */
export interface PublishButtonHandle {
  /** Focuses the main button. */
  focus: () => void
}

export interface PublishButtonProps {
  /** Saved creative. */
  creative: Pick<Creative, 'liveCreatives' | 'updatedAt' | 'unpublishedChanges' | 'platform'>
  /** True while there are unsaved changes, which `onPublish` has to save first. @default false */
  isDirty?: boolean | undefined
  /** True while the creative is being saved or published. @default false */
  loading?: boolean | undefined
  /** `secondary` where another button of the page is the prominent one. @default 'primary' */
  variant?: 'primary' | 'secondary' | undefined
  /** Publishes the creative: to its newest tag, or as a new tag. */
  onPublish: (options: { asNewTag: boolean }) => void
  /** Platforms for which tags were copied last. @default none */
  recentPlatforms?: readonly PlatformName[] | undefined
  /** Returns the newest tag for a platform. */
  loadTag: (platform: PlatformName) => string | Promise<string>
  /** Called when the tag has been copied, to remember the platform. */
  onCopied?: ((platform: PlatformName) => void) | undefined
  /** Shows the tags for all platforms; without it, the menu does not offer it. */
  onShowTags?: (() => void) | undefined
  /** ID of the text that says what publishing changes. */
  'aria-describedby'?: string | undefined
  /** Receives `focus`. */
  handle?: Ref<PublishButtonHandle> | undefined
}

/** Publishes a creative, and copies its tag once there is nothing left to publish. The menu beside it has more ways. */
export function PublishButton({
  creative,
  isDirty = false,
  loading = false,
  variant = 'primary',
  onPublish,
  recentPlatforms = [],
  loadTag,
  onCopied,
  onShowTags,
  'aria-describedby': describedBy,
  handle,
}: PublishButtonProps) {
  const labels = useLabels('publishButton', publishButtonLabels)
  const main = useRef<HTMLButtonElement>(null)
  const picked = useRef<PlatformName>(undefined)
  const { afterClose, onCloseAutoFocus } = useAfterClose()
  const { state } = publicationState(creative)
  const canCopy = state === 'published' && !isDirty && !loading
  const focus = useKeptFocus(main, canCopy)
  useImperativeHandle(handle, () => ({ focus: () => main.current?.focus() }))
  const platforms = copyPlatforms(creative.platform, recentPlatforms)
  const copyFor = (platform: PlatformName) => {
    picked.current = platform
    main.current?.click()
  }
  /** Runs an action of the menu with focus on the main button. */
  const run = (action: () => void) =>
    afterClose(() => {
      main.current?.focus()
      action()
    })
  const label = isDirty ? labels.saveAndPublish : state === 'changed' ? labels.publishChanges : labels.publish
  const button = canCopy ? (
    <CopyButton
      ref={main}
      variant={variant}
      label={labels.copyTag}
      value={() => loadTag(picked.current ?? creative.platform)}
      onCopied={() => {
        onCopied?.(picked.current ?? creative.platform)
        picked.current = undefined
      }}
      aria-describedby={describedBy}
      {...focus}
    />
  ) : (
    <Button
      ref={main}
      variant={variant}
      loading={loading}
      aria-describedby={describedBy}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={() => onPublish({ asNewTag: false })}
      {...focus}
    >
      <CloudUpload aria-hidden /> {label}
    </Button>
  )
  if (state === 'draft') return button
  return (
    <ButtonGroup attached label={labels.publishAndTag} data-slot="publish-button">
      {button}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton variant="secondary" label={canCopy ? labels.moreTags : labels.morePublishing}>
            <ChevronDown aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" onCloseAutoFocus={onCloseAutoFocus} className="max-w-80">
          {canCopy && (
            <>
              <MenuGroup label={labels.copyTagFor}>
                {platforms.map((platform) => (
                  <MenuItem key={platform} icon={<Copy aria-hidden />} onSelect={() => run(() => copyFor(platform))}>
                    {platform}
                  </MenuItem>
                ))}
              </MenuGroup>
              {onShowTags && (
                <MenuItem icon={<Code aria-hidden />} onSelect={() => run(onShowTags)}>
                  {labels.showTags}
                </MenuItem>
              )}
              <MenuSeparator />
            </>
          )}
          <NewTagItem isDirty={isDirty} onSelect={() => run(() => onPublish({ asNewTag: true }))} />
        </DropdownMenuContent>
      </DropdownMenu>
    </ButtonGroup>
  )
}

/** Menu item that publishes as a new tag, with a sentence about what that means. */
function NewTagItem({ isDirty, onSelect }: { isDirty: boolean; onSelect: () => void }) {
  const labels = useLabels('publishButton', publishButtonLabels)
  const id = useId()
  if (isDirty)
    return (
      <MenuItem icon={<Tags aria-hidden />} disabledReason={labels.saveFirst}>
        {labels.publishAsNewTag}
      </MenuItem>
    )
  return (
    <MenuItem icon={<Tags aria-hidden />} onSelect={onSelect} aria-describedby={id}>
      <span className="min-w-0 flex-1">
        <span className="block">{labels.publishAsNewTag}</span>
        {/* Hidden, because a menu item is named by its whole content. */}
        <span id={id} aria-hidden className="block text-pretty text-caption text-ink-subtle">
          {labels.newTagHint}
        </span>
      </span>
    </MenuItem>
  )
}

/** Moves focus to the button that replaces a focused one. Returns the props of both. */
function useKeptFocus(button: { current: HTMLElement | null }, replaced: unknown) {
  const hasFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the button is another one.
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [replaced])
  return {
    onFocus: () => {
      hasFocus.current = true
    },
    onBlur: () => {
      hasFocus.current = false
    },
  }
}
