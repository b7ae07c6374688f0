import type { StoredObject } from '@placard/domain/internal/files'
import type { Upload } from '@placard/ui'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Upload of the file manager. */
export interface FileUpload extends Upload {
  /** Key, relative to the root of the file manager. */
  key: string
  /** Existing object of the same key, for the user to decide about. */
  existing?: StoredObject | undefined
  /** Time of the last change of the file, in ms since 1970. */
  lastModified: number
  /** True for an upload from before a reload, until its file is selected again. */
  needsFile: boolean
}

interface FileUploads {
  uploads: readonly FileUpload[]
  /** Upload whose conflict the user is asked about. */
  decided: string | undefined
}

const store = createStore<FileUploads>(() => ({ uploads: [], decided: undefined }))

/** Returns all uploads, in the order in which they were added. */
export const fileUploads = (): readonly FileUpload[] => store.getState().uploads

/** Changes the list of uploads. */
export const changeFileUploads = (change: (uploads: readonly FileUpload[]) => readonly FileUpload[]): void =>
  store.setState(({ uploads }) => ({ uploads: change(uploads) }))

/** Changes one upload. */
export const changeFileUpload = (id: string, changes: Partial<FileUpload>): void =>
  changeFileUploads((uploads) => uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))

/** Asks the user about the conflict of an upload; undefined ends the question. */
export const decideUpload = (id: string | undefined): void => store.setState({ decided: id })

/** Upload whose conflict the user is asked about; re-renders when it changes. */
export const useDecidedUpload = (): string | undefined => useStore(store, ({ decided }) => decided)

/** All uploads; re-renders when they change. */
export const useFileUploads = (): readonly FileUpload[] => useStore(store, ({ uploads }) => uploads)

/** True while there are uploads to show. */
export const useHasFileUploads = (): boolean => useStore(store, ({ uploads }) => uploads.length > 0)
