import { useLabels } from '@placard/ui'
import { config } from '../../config.js'
import { partsLabels } from '../parts-labels.js'

/** Requirement of a new password. */
export const usePasswordHint = (): string => useLabels('parts', partsLabels).atLeast(config().minPassword)
