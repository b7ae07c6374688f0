import { type Asset, type Creative, createDraft } from '@placard/domain/creative'
import { draftToInput, EDITOR_SECTIONS } from '@placard/domain/internal/creative'
import type { AssetUploader, CreativeEditorProps } from '@placard/forms'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createAssetMutation, deleteAssetMutation, updateAssetNameMutation } from '../../data/campaigns/assets.js'
import { takeCreative, updateCreativeMutation, updateHtmlMutation } from '../../data/campaigns/creatives.js'
import { useNavigationBlocker } from '../../parts/navigation-blocker.js'
import { readDraft, writeDraft } from '../../state/editor-drafts.js'

/** Props of the editor that come from the server, the URL and this tab's storage. */
export type CreativeEditing = Pick<
  CreativeEditorProps,
  | 'onSave'
  | 'onTakeCurrent'
  | 'onKeepMine'
  | 'onDirtyChange'
  | 'isUploading'
  | 'draft'
  | 'onDraftChange'
  | 'focusPath'
  | 'onFocusPathDone'
> &
  Required<Pick<CreativeEditorProps, 'section' | 'onSectionChange' | 'blocker'>> & {
    /** Creative with the values that the form began with, and with its current files. */
    creative: Creative
    /** True while there are unsaved changes, or they are being saved. */
    isDirty: boolean
    onUpload: AssetUploader
    onRemove: (asset: Asset) => Promise<void>
    onRename: (asset: Asset, name: string) => Promise<void>
    onSaveHtml: (html: string) => Promise<void>
  }

/**
 * State of a creative's editor: the version that its values are based on, unsaved changes, and the section and field in the URL.
 * `leave` allows to leave without a question.
 */
export function useCreativeEditor(
  creativeID: string,
  creative: Creative | undefined,
): { editing: CreativeEditing | undefined; leave: () => void } {
  const [params, setParams] = useSearchParams()
  const [kept, setKept] = useState(() => readDraft({ id: creativeID }))
  const [isDirty, setDirty] = useState(false)
  const [base, setBase] = useState<Creative>()
  const save = useMutation(updateCreativeMutation)
  const saveHtml = useMutation(updateHtmlMutation)
  const upload = useMutation(createAssetMutation)
  const remove = useMutation(deleteAssetMutation)
  const rename = useMutation(updateAssetNameMutation)
  const [uploadCount, setUploadCount] = useState(0)
  const isUploading = uploadCount > 0
  const isLeaving = useRef(false)
  const blocker = useNavigationBlocker(
    ({ currentLocation, nextLocation }) =>
      (isDirty || isUploading) && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  )
  // Leaving discards the changes; a reload does not run this.
  useEffect(() => () => writeDraft({ id: creativeID }, undefined), [creativeID])

  // Values somebody else has saved meanwhile are not taken during an edit, so that saving finds the conflict.
  if (creative && !base) setBase(kept ? { ...creative, ...draftToInput(kept.base), version: kept.version } : creative)
  else if (creative && base && creative.version > base.version && !isDirty && !save.isPending && !kept)
    setBase(creative)

  const leave = () => {
    isLeaving.current = true
  }
  if (!creative || !base) return { editing: undefined, leave }
  const { name, type, width, height, fluid, size, platform, trackers, settings, layout, version } = base
  const section = EDITOR_SECTIONS.find((one) => one === params.get('section')) ?? 'creative'
  const showSection = (next: string) => setParams({ section: next }, { replace: true, preventScrollReset: true })
  return {
    leave,
    editing: {
      creative: {
        ...creative,
        ...{ name, type, width, height, fluid, size, platform, trackers, settings, layout, version },
      },
      // The form counts as clean while it is sent, but its creative is still the one before.
      isDirty: isDirty || save.isPending,
      blocker,
      section,
      onSectionChange: showSection,
      focusPath: params.get('field') ?? undefined,
      onFocusPathDone: () => showSection(section),
      draft: kept?.values,
      onDraftChange: (values) => {
        writeDraft(base, values && { version, base: createDraft(base), values })
        if (!values) setKept(undefined)
      },
      onDirtyChange: setDirty,
      onSave: async (input) => {
        setBase(await save.mutateAsync({ id: base.id, version, input }))
      },
      onTakeCurrent: (current) => {
        setKept(undefined)
        setBase(current)
        takeCreative(current)
      },
      onKeepMine: (current) => setBase({ ...base, version: current.version }),
      isUploading,
      onSaveHtml: async (html) => void (await saveHtml.mutateAsync({ id: base.id, version: creative.version, html })),
      onUpload: async (file, facts, options) => {
        setUploadCount((count) => count + 1)
        const sending = upload.mutateAsync({ creative, file, facts, ...options })
        return sending.finally(() => setUploadCount((count) => count - 1))
      },
      onRemove: async (asset) => void (await remove.mutateAsync({ creative, asset })),
      onRename: async (asset, name) => void (await rename.mutateAsync({ creative, asset, name })),
    },
  }
}
