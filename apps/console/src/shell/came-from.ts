import { createContext } from 'react'

/** The path of the screen that stood here before this router took over; undefined at the first screen of a visit. */
export const CameFromContext = createContext<string | undefined>(undefined)
