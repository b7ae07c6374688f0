import { createContext, useContext } from 'react'
import type { FileBrowserModel } from './use-file-browser.js'

export const BrowserContext = createContext<FileBrowserModel | null>(null)

/** What the pieces of a FileBrowser share. */
export function useBrowser(): FileBrowserModel {
  const model = useContext(BrowserContext)
  if (!model) throw new Error('This is a piece of a FileBrowser.')
  return model
}
