import {
  type CpuUse,
  type Creative,
  type CreativeDraft,
  type CreativeInput,
  type CreativeSummary,
  createDraft,
  draftPath,
  type EditorSection,
} from '@placard/domain/creative'
import { creativeDraftSchema, draftToInput, weighCreative } from '@placard/domain/internal/creative'
import { classNames, Disclosure, useLabels } from '@placard/ui'
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useFormState } from 'react-hook-form'
import { Form } from '../../engine/form/form.js'
import { type NavigationBlocker, UnsavedGuard } from '../../engine/unsaved-guard/unsaved-guard.js'
import { withDraftProblems } from '../../engine/with-draft-problems.js'
import { useWideScreen } from '../../use-wide-screen.js'
import { WeightLine } from '../weight-line.js'
import { ConflictFields } from './conflict-fields.js'
import { creativeEditorLabels } from './creative-editor-labels.js'
import { EditorControls, type EditorControlsProps } from './editor-controls.js'
import { EditorPreview } from './editor-preview.js'
import { type CreativeEditorHandle, EditorPublish, isPublishButton } from './editor-publish.js'
import { KeepDraft } from './keep-draft.js'
import { useDraftedCreative } from './use-drafted-creative.js'
import { useEditHistory } from './use-edit-history.js'
import { useFieldFocus } from './use-field-focus.js'
import { useFileChoice } from './use-file-choice.js'

export type { EditorSection } from '@placard/domain/creative'
export type { CreativeEditorHandle } from './editor-publish.js'

export interface CreativeEditorProps {
  /** Saved creative. Newer versions are shown while there are no unsaved changes. */
  creative: Creative
  /** Saves the changes. Errors thrown are shown at the fields and above them. */
  onSave: (input: CreativeInput) => Promise<void> | void
  /**
   * Publishes the saved version, after "Save and publish" or Ctrl/Cmd+Enter. It reports failures itself. Without it,
   * nothing is published here.
   */
  onPublish?: (() => Promise<void> | void) | undefined
  /**
   * Shows the publish button always, or only while there are changes to save, on a page with a publish button of its
   * own. @default 'always'
   */
  publishButton?: 'always' | 'changes'
  /** Called when "Save and publish" disappears with focus after saving; move it to such a button. */
  onPublishFocusLost?: (() => void) | undefined
  /** Receives `saveAndPublish`, for such a button. */
  handle?: Ref<CreativeEditorHandle> | undefined
  /** Unsaved changes from before a reload, which the editor shows as such. */
  draft?: CreativeDraft | undefined
  /** Called after changes with the unsaved values, to be passed as `draft` after a reload; undefined if there are none. */
  onDraftChange?: (draft: CreativeDraft | undefined) => void
  /** URL of a page that shows the preview under its own Content Security Policy; see `htmlHost` of AdFrame. */
  previewHost?: string
  /** Other creatives of the campaign, offered as fallback. */
  creatives: readonly Pick<CreativeSummary, 'id' | 'name' | 'type' | 'size'>[]
  /**
   * Renders the files of the creative, such as an AssetPanel, for the layout and size in the form. They are saved
   * independently.
   */
  assets: EditorControlsProps['assets']
  /** Content of the tags section, such as a TagsPanel. */
  tags: ReactNode
  /** Visible section; omit it to let the editor control it. */
  section?: EditorSection
  /** Called with the selected section. */
  onSectionChange?: (section: EditorSection) => void
  /** Path of a field of the visible section that takes focus, such as the `path` of a publish finding. */
  focusPath?: string | undefined
  /** Called when it has focus. Clear `focusPath`, so that a link to the same field works again. */
  onFocusPathDone?: (() => void) | undefined
  /** When somebody else has saved meanwhile: takes theirs. The editor then shows it. */
  onTakeCurrent?: (current: Creative) => void
  /**
   * Called after a version conflict when the user keeps their input; use the version number of `current` for the next
   * save.
   */
  onKeepMine?: (current: Creative) => void
  /** Called with the CPU use of the ad in the preview, to be sent when it is published; undefined while unknown. */
  onCpuUse?: ((use: CpuUse | undefined) => void) | undefined
  /** Called with whether there are unsaved changes. */
  onDirtyChange?: (dirty: boolean) => void
  /** True while files are uploaded, which leaving the page would interrupt. @default false */
  isUploading?: boolean
  /** Blocker of the router (`useBlocker`), for client-side navigation. */
  blocker?: NavigationBlocker
  className?: string
}

/** Editor of a creative with a live preview. Saving publishes nothing; "Save and publish" does both. */
export function CreativeEditor({
  creative,
  onSave,
  onPublish,
  publishButton = 'always',
  onPublishFocusLost,
  handle,
  onTakeCurrent,
  onKeepMine,
  onDirtyChange,
  draft,
  onDraftChange,
  isUploading = false,
  blocker,
  className,
  ...parts
}: CreativeEditorProps) {
  const labels = useLabels('creativeEditor', creativeEditorLabels)
  const [isDirty, setDirty] = useState(false)
  const [taken, setTaken] = useState<Creative>()
  const shown = taken && taken.version > creative.version ? taken : creative
  const begun = useMemo(() => createDraft(shown), [shown])
  return (
    <>
      <Form
        key={taken?.version ?? 0}
        aria-label={labels.creative}
        schema={creativeDraftSchema}
        defaultValues={begun}
        editing
        bar="sticky"
        fallback={labels.saveFailed}
        failureTitle={labels.notSaved}
        failureAction={(failure) => (
          <ConflictFields
            failure={failure}
            onKeepMine={onKeepMine}
            onTakeCurrent={
              onTakeCurrent &&
              ((current) => {
                setTaken(current)
                onTakeCurrent(current)
              })
            }
          />
        )}
        onDirtyChange={(dirty) => {
          setDirty(dirty)
          onDirtyChange?.(dirty)
        }}
        onSubmit={async (draft) => {
          const input = draftToInput(draft)
          try {
            await onSave(input)
          } catch (failure) {
            throw withDraftProblems(failure, input)
          }
        }}
        onSubmitted={(submitter) => isPublishButton(submitter) && void onPublish?.()}
        primary={
          onPublish && (
            <EditorPublish
              creative={shown}
              place={publishButton}
              onFocusLost={onPublishFocusLost}
              {...{ onPublish, handle }}
            />
          )
        }
        barContent={<EditorWeight creative={shown} />}
        // The bar is at the lower edge of the page, however short a section is.
        className={classNames('lg:min-h-[calc(100dvh-var(--placard-top-bar-height,0px))]', className)}
      >
        <KeepDraft draft={draft} onDraftChange={onDraftChange} />
        <EditorPanes creative={shown} {...parts} />
      </Form>
      <UnsavedGuard
        when={isDirty || isUploading}
        {...(blocker && { blocker })}
        {...(isUploading && {
          title: labels.leaveUploads,
          description: isDirty ? labels.leaveUploadsAndChanges : labels.leaveUploadsHint,
          leaveLabel: labels.leaveAnyway,
        })}
      />
    </>
  )
}

type PanesProps = Omit<EditorControlsProps, 'section' | 'onSectionChange' | 'history' | 'campaign'> &
  Pick<
    CreativeEditorProps,
    'creative' | 'section' | 'onSectionChange' | 'focusPath' | 'onFocusPathDone' | 'previewHost' | 'onCpuUse'
  >

/** Controls and preview, side by side where space allows. */
function EditorPanes({
  creative,
  section: given,
  onSectionChange,
  focusPath,
  onFocusPathDone,
  previewHost,
  onCpuUse,
  ...parts
}: PanesProps) {
  const labels = useLabels('creativeEditor', creativeEditorLabels)
  const root = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState<EditorSection>('creative')
  const section = given ?? kept
  const choose = (next: EditorSection) => {
    setKept(next)
    onSectionChange?.(next)
  }
  const history = useEditHistory(root)
  useRevealedProblems(root, section, choose)
  useFieldFocus({ root, path: focusPath && draftPath(focusPath, creative), onFocused: onFocusPathDone })
  const addFiles = useFileChoice(root, section, choose)
  const isWide = useWideScreen()
  const controls = (
    <EditorControls
      {...parts}
      campaign={creative.campaign}
      section={section}
      onSectionChange={choose}
      history={history}
    />
  )
  const preview = (
    <EditorPreview
      creative={creative}
      onAddFiles={addFiles}
      onCpuUse={onCpuUse}
      {...(previewHost !== undefined && { previewHost })}
    />
  )
  return (
    <div ref={root} className="contents">
      {isWide ? (
        <div className="grid grid-cols-[minmax(20rem,32rem)_minmax(21.25rem,1fr)] items-start gap-6">
          {controls}
          {/* Between the top bar and the bar with the buttons; the padding keeps focus outlines. */}
          <div className="sticky top-[calc(var(--placard-top-bar-height,0px)+1rem)] -m-1 max-h-[calc(100dvh-var(--placard-top-bar-height,0px)-5.5rem)] overflow-y-auto p-1">
            {preview}
          </div>
        </div>
      ) : (
        <>
          <Disclosure title={labels.preview} defaultOpen keepMounted>
            {preview}
          </Disclosure>
          {controls}
        </>
      )}
    </div>
  )
}

/** Weight in the bar with the buttons, which stays in view. */
function EditorWeight({ creative }: Pick<CreativeEditorProps, 'creative'>) {
  // The preview follows a slider first.
  const drafted = useDeferredValue(useDraftedCreative(creative))
  const weight = useMemo(() => weighCreative(drafted), [drafted])
  return <WeightLine weight={weight} />
}

const findSection = (element: Element | null | undefined) =>
  element?.closest<HTMLElement>('[data-section]')?.dataset.section as EditorSection | undefined

/** Opens the section of a problem after a failed save, and for links of the summary. */
function useRevealedProblems(
  root: RefObject<HTMLElement | null>,
  section: EditorSection,
  onSectionChange: (section: EditorSection) => void,
) {
  const { submitCount, errors } = useFormState()
  const reveal = useEffectEvent(() => {
    const wrong = [...(root.current?.querySelectorAll<HTMLElement>('[data-section] [aria-invalid=true]') ?? [])]
    const [first] = wrong
    const target = findSection(first)
    if (!first || !target || wrong.some((control) => findSection(control) === section)) return
    flushSync(() => onSectionChange(target))
    // With several problems, the summary has focus.
    if (Object.keys(errors).length === 1) first.focus()
  })
  useEffect(() => {
    if (submitCount === 0) return
    // flushSync must not run during a React render.
    const timer = setTimeout(() => reveal())
    return () => clearTimeout(timer)
  }, [submitCount])

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
    const target = findSection(document.getElementById(link?.getAttribute('href')?.slice(1) ?? ''))
    if (target && target !== section) flushSync(() => onSectionChange(target))
  })
  useEffect(() => {
    // Before the summary moves focus, because a control in a hidden section cannot take it.
    const form = root.current?.closest('form')
    const listen = (event: MouseEvent) => follow(event)
    form?.addEventListener('click', listen, true)
    return () => form?.removeEventListener('click', listen, true)
  }, [root])
}
