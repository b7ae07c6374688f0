import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Request to open the upload sheet of a campaign. */
interface UploadRequest {
  campaignID: string
  /** Files to add; none opens the sheet for them. */
  files: readonly File[]
}

const store = createStore<{ request: UploadRequest | undefined }>(() => ({ request: undefined }))

/** Asks for the upload sheet of a campaign, whose screen opens it with these files. Go to that screen afterwards. */
export const requestUpload = (request: UploadRequest): void => store.setState({ request })

/** Takes the request for a campaign, so that it is answered once; undefined if there is none. */
export function takeUploadRequest(campaignID: string): UploadRequest | undefined {
  const { request } = store.getState()
  if (request?.campaignID !== campaignID) return undefined
  store.setState({ request: undefined })
  return request
}

/** True while there is a request for a campaign; re-renders when that changes. */
export const useHasUploadRequest = (campaignID: string): boolean =>
  useStore(store, ({ request }) => request?.campaignID === campaignID)
