import { ApiError, canRetry, errorText } from '@placard/domain/api'
import type { Campaign } from '@placard/domain/campaign'
import { type Creative, creativeInputSchema, moveFile, separateFile } from '@placard/domain/creative'
import { CAMPAIGN_NOT_FOUND } from '@placard/domain/internal/campaign'
import {
  canMoveFile,
  type FindingCode,
  findLandingPage,
  publishErrors,
  withLandingPage,
} from '@placard/domain/internal/creative'
import { rememberPlatform } from '@placard/domain/internal/tags'
import { createId } from '@placard/domain/internal/text'
import {
  landingPageOfRow,
  newCreativeChoices,
  type SheetLandingPages,
  type SheetRow,
  type UploadSheetProps,
  useTranslate,
} from '@placard/forms'
import { useLabels, useToast } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createAssetMutation } from '../../data/campaigns/assets.js'
import {
  createCreativeMutation,
  creativeQuery,
  deleteCreatives,
  publishConfirmedMutation,
  readFindings,
  updateCreativeMutation,
} from '../../data/campaigns/creatives.js'
import { queryClient } from '../../data/query-client.js'
import { waitWhileBusy } from '../../data/wait-while-busy.js'
import { changeSettings, settings } from '../../state/settings.js'
import { campaignLabels } from './campaign-labels.js'
import { createFromSheet, trackersWith } from './create-from-sheet.js'
import { createPlan, createRows } from './upload-sheet-rows.js'
import {
  addFiles,
  changeGroups,
  changeOutcome,
  clearSheet,
  createSheet,
  isOpenGroup,
  NO_OUTCOME,
  removeFile,
} from './upload-sheet-store.js'

const nameSchema = creativeInputSchema.shape.name

/** Statuses of a refusal after which nothing else can be created either. */
const isOver = (failure: unknown) =>
  failure instanceof ApiError && (failure.status === 401 || failure.message === CAMPAIGN_NOT_FOUND)

/** Upload sheet of a campaign: its state, which survives a reload, and the run that creates and publishes. */
export function useUploadSheet(
  campaignID: string,
  campaign: Campaign | undefined,
  creatives: readonly Creative[] | undefined,
) {
  const translate = useTranslate()
  const labels = useLabels('campaign', campaignLabels)
  const toast = useToast()
  const { mutateAsync: create } = useMutation(createCreativeMutation)
  const { mutateAsync: upload } = useMutation(createAssetMutation)
  const { mutateAsync: save } = useMutation(updateCreativeMutation)
  const { mutateAsync: publish } = useMutation(publishConfirmedMutation)
  const [{ store, start }] = useState(() => createSheet(campaignID))
  const [isOpen, setOpen] = useState(false)
  const controller = useRef<AbortController>(undefined)
  // A retry has the goal of the attempt before.
  const isPublishingLast = useRef(true)
  useEffect(() => {
    const end = start()
    return () => {
      controller.current?.abort()
      end()
    }
  }, [start])
  const state = useStore(store)
  const rows = useMemo(() => createRows(state, creatives), [state, creatives])
  const inherited = campaign?.landingPage

  async function loadCreative(id: string): Promise<Creative | undefined> {
    const { creative, creativeID } = store.getState().outcomes[id] ?? NO_OUTCOME
    const known = creative?.id ?? creativeID
    return known === undefined
      ? undefined
      : queryClient.fetchQuery({ ...creativeQuery(campaignID, known), staleTime: 0 })
  }

  function createWithKey(id: string, input: Parameters<typeof create>[0]['input']) {
    const text = JSON.stringify(input)
    const { attempt } = store.getState().outcomes[id] ?? NO_OUTCOME
    // A key from before a reload has no text: then the same creative is meant.
    const key = attempt && (attempt.text === text || attempt.text === '') ? attempt.key : createId()
    changeOutcome(store, id, { attempt: { text, key } })
    return create({ input, idempotencyKey: key })
  }

  async function runRow(id: string, goal: { isPublishing: boolean; isConfirmed: boolean }, signal: AbortSignal) {
    const now = store.getState()
    const group = now.groups.find((one) => one.id === id)
    const row = createRows(now, creatives).find((one) => one.id === id)
    const plan = group && createPlan(group, now).creative
    if (!group || !row || !plan) return
    const change = (changes: Parameters<typeof changeOutcome>[2]) => changeOutcome(store, id, changes)
    const { findings: known = [], arrived } = now.outcomes[id] ?? NO_OUTCOME
    const isWhole = group.files.every((file) => arrived.includes(file.id))
    change({ state: isWhole ? 'publishing' : 'creating', share: undefined, reason: undefined })
    let creative = await loadCreative(id)
    if (!creative || !isWhole) {
      const [platform = 'Google Ad Manager'] = now.platforms
      const trackers = trackersWith(landingPageOfRow(row, now.pages), inherited)
      const input = {
        ...newCreativeChoices(),
        ...plan,
        name: nameSchema.safeParse(row.name).data ?? plan.name,
        platform,
        trackers,
        campaignID,
      }
      creative = await createFromSheet(
        {
          ...{ group, files: now.files, input, creative, arrived: creative ? arrived : [], signal },
          onArrival: (there, ids) => change({ creative: there, arrived: ids }),
          onProgress: (share) => change({ share }),
          onWait: (isWaiting) => change({ reason: isWaiting ? labels.waitsForServer : undefined }),
        },
        { create: (one) => createWithKey(id, one), upload, save },
      )
    }
    const rowLandingPage = landingPageOfRow(row, now.pages)
    if (
      rowLandingPage !== '' &&
      rowLandingPage !== inherited &&
      findLandingPage(creative.trackers) !== rowLandingPage
    ) {
      const trackers = withLandingPage(creative.trackers, rowLandingPage)
      const { id: creativeID, version } = creative
      const input = { ...creativeInputSchema.parse(creative), trackers }
      creative = await waitWhileBusy(() => save({ id: creativeID, version, input }), { signal })
    }
    change({ creative, share: undefined, state: goal.isPublishing ? 'publishing' : 'draft', findings: undefined })
    if (!goal.isPublishing) return
    const confirmed: FindingCode[] = goal.isConfirmed ? [...new Set(known.map(({ code }) => code))] : []
    const draft = creative
    const published = await waitWhileBusy(() => publish({ creative: draft, confirmed }), { signal })
    change({ creative: published, state: 'published', findings: [] })
  }

  /** Records why a row is not done; returns true if no other row can be done either. */
  function fail(id: string, failure: unknown, signal: AbortSignal): boolean {
    const { creative, arrived } = store.getState().outcomes[id] ?? NO_OUTCOME
    const change = (changes: Parameters<typeof changeOutcome>[2]) =>
      changeOutcome(store, id, { share: undefined, ...changes })
    const group = store.getState().groups.find((one) => one.id === id)
    const isWhole = creative && group?.files.every((file) => arrived.includes(file.id))
    const findings = readFindings(failure)
    if (signal.aborted) change({ state: isWhole ? 'draft' : undefined, reason: undefined })
    else if (findings) change({ state: publishErrors(findings).length > 0 ? 'draft' : 'unconfirmed', findings })
    else {
      const reason = translate(errorText(failure, labels.pleaseTryAgain))
      const isLasting = !canRetry(failure) || (failure instanceof ApiError && [400, 413].includes(failure.status))
      change({ state: isWhole ? 'draft' : isLasting ? 'refused' : 'failed', reason })
    }
    const isRefused = store.getState().outcomes[id]?.state === 'refused'
    // A creative without its file is of no use; one whose upload may be repeated stays.
    if (creative && !isWhole && (isRefused || signal.aborted)) {
      change({ creative: undefined, creativeID: undefined, arrived: [], attempt: undefined })
      void deleteCreatives([creative], { keepalive: true }).catch(() => undefined)
    }
    return isOver(failure)
  }

  async function run(rowsToRun: readonly SheetRow[], goal: { isPublishing: boolean; isConfirmed: boolean }) {
    if (store.getState().isRunning || rowsToRun.length === 0) return
    controller.current = new AbortController()
    const { signal } = controller.current
    store.setState({ isRunning: true, failure: undefined })
    for (const { id } of rowsToRun) changeOutcome(store, id, { state: 'waiting' })
    const { platforms } = store.getState()
    changeSettings({ recentPlatforms: platforms.reduceRight(rememberPlatform, settings().recentPlatforms) })
    let over: unknown
    for (const { id } of rowsToRun) {
      if (signal.aborted || over !== undefined) {
        const { creative } = store.getState().outcomes[id] ?? NO_OUTCOME
        changeOutcome(store, id, { state: creative ? 'draft' : over === undefined ? undefined : 'failed' })
        continue
      }
      try {
        await runRow(id, goal, signal)
      } catch (failure) {
        if (fail(id, failure, signal)) over = failure
      }
    }
    const { outcomes } = store.getState()
    const isLeft = rowsToRun.some(({ id }) => outcomes[id]?.state === undefined)
    store.setState({
      isRunning: false,
      phase: isLeft ? 'edit' : 'results',
      ...(over !== undefined && { failure: translate(errorText(over, labels.pleaseTryAgain)) }),
    })
  }

  const inState = (...states: SheetRow['state'][]) => rows.filter((one) => states.includes(one.state))

  /** Waits until all files are read, because some may be refused. */
  const whenRead = () =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (createRows(store.getState(), creatives).some((one) => one.state === 'reading')) return
        stop()
        resolve()
      }
      const stop = store.subscribe(check)
      check()
    })

  async function add(files: readonly File[]) {
    setOpen(true)
    const repeated = await addFiles(store, files)
    if (repeated > 0) toast.show({ type: 'info', title: labels.alreadyInSheet(repeated) })
  }

  function discard() {
    const incomplete = Object.values(store.getState().outcomes).flatMap(({ creative, state: one }) =>
      creative && (one === undefined || one === 'failed') ? [creative] : [],
    )
    if (incomplete.length > 0) void deleteCreatives(incomplete, { keepalive: true }).catch(() => undefined)
    clearSheet(store)
    setOpen(false)
  }

  const sheet = {
    open: isOpen,
    rows,
    phase: state.phase,
    landingPages: state.pages,
    campaignLandingPage: inherited,
    onLandingPagesChange: (pages: SheetLandingPages) => store.setState({ pages }),
    platforms: state.platforms,
    recentPlatforms: settings().recentPlatforms,
    onPlatformsChange: (platforms) => store.setState({ platforms }),
    onFiles: (files) => void add(files),
    onEmptyFolder: () => toast.show({ type: 'info', title: labels.emptyFolder }),
    isRunning: state.isRunning,
    failure: state.failure,
    onCreate: async (pages, { isPublishing }) => {
      isPublishingLast.current = isPublishing
      store.setState({ pages })
      await whenRead()
      const open = createRows(store.getState(), creatives).filter(({ state: one }) =>
        ['ready', 'failed', ...(isPublishing ? ['draft', 'unconfirmed'] : [])].includes(one),
      )
      await run(open, { isPublishing, isConfirmed: false })
    },
    onRetry: () => void run(inState('failed'), { isPublishing: isPublishingLast.current, isConfirmed: false }),
    onConfirm: () => void run(inState('unconfirmed'), { isPublishing: true, isConfirmed: true }),
    onPublishDrafts: () => void run(inState('draft'), { isPublishing: true, isConfirmed: false }),
    onCancel: () => controller.current?.abort(),
    onNameChange: (id, name) => store.setState(({ names }) => ({ names: { ...names, [id]: name } })),
    findTargets: (file) => {
      const now = store.getState()
      const targets = now.groups.filter((group) => isOpenGroup(now, group) && canMoveFile(file, group))
      return targets.map(({ id }) => ({ id, name: rows.find((one) => one.id === id)?.name ?? id }))
    },
    onMove: (fileID, rowID) => changeGroups(store, (groups) => moveFile(groups, fileID, rowID)),
    onSeparate: (fileID) => changeGroups(store, (groups) => separateFile(groups, fileID)),
    onRemove: (fileID) => removeFile(store, fileID),
  } satisfies Partial<UploadSheetProps>
  return {
    sheet,
    isRunning: state.isRunning,
    /** Adds files, and opens the sheet. */
    add,
    /** Opens the sheet as it is. */
    show: () => setOpen(true),
    /** Closes the sheet; it stays as it is while something in it is not done. */
    close: () => {
      const isDone = rows.every((one) => ['published', 'draft', 'refused'].includes(one.state))
      if (isDone) discard()
      else setOpen(false)
    },
    /** Stops the run, and empties the sheet; creatives stay. */
    discard,
  }
}

/** Upload sheet of a campaign. */
export type UploadSheetState = ReturnType<typeof useUploadSheet>
