import { DEFAULT_FILE_MANAGER_SETTINGS, type FileManagerSettings } from '@placard/domain/files'
import { parseFileManagerSettings } from '@placard/domain/internal/files'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { onSession, shownUser } from './session-store.js'
import { onStoredElsewhere, parseStored, readStored, writeStored } from './storage.js'

/** Returns the stored settings of the signed-in user; the defaults if another user of this browser stored them. */
function readSettings(): FileManagerSettings {
  const text = readStored('files')
  const { userID } = (parseStored(text) ?? {}) as { userID?: unknown }
  return userID !== undefined && userID === shownUser()?.id
    ? parseFileManagerSettings(text)
    : DEFAULT_FILE_MANAGER_SETTINGS
}

const store = createStore<FileManagerSettings>(readSettings)
const load = () => store.setState(readSettings(), true)

onStoredElsewhere(['files'], load)

let userID = shownUser()?.id
onSession(() => {
  if (shownUser()?.id === userID) return
  userID = shownUser()?.id
  load()
})

/** Current settings of the file manager. */
export const fileSettings = store.getState

/** Changes some settings of the file manager and stores them in this browser. They never contain credentials. */
export function changeFileSettings(changes: Partial<FileManagerSettings>): void {
  store.setState(changes)
  writeStored('files', JSON.stringify({ userID: shownUser()?.id, ...store.getState() }))
}

/** Current settings of the file manager; re-renders when they change. */
export const useFileSettings = (): FileManagerSettings => useStore(store)
