import { errorText } from '@placard/domain/api'
import { REPORT_FAILED } from '@placard/domain/internal/console'
import { isReportGone } from '@placard/domain/internal/report'
import type { SharedLinkInfo } from '@placard/domain/share'
import { useTranslate } from '@placard/forms'
import { useLabels, useToast } from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { sharedLinkQuery, unlockSharedLinkMutation } from '../data/reports/shared-link.js'
import { translateNotice } from '../parts/translate-notice.js'
import { reportLabels } from './report-labels.js'

export interface SharedLinkState {
  /** Settings of the link; undefined while they load and after that failed. */
  info: SharedLinkInfo | undefined
  /** True if the link cannot be one. */
  dead: boolean
  /** Error message. */
  error: string | undefined
  /** Asks again what the link shows. */
  reload: () => void
  /** Sends the password, and opens the link. */
  unlock: (password: string) => Promise<void>
}

/** Loads the settings of a share link. A failure shows a toast. */
export function useSharedLink(shareToken: string): SharedLinkState {
  const toast = useToast()
  const translate = useTranslate()
  const labels = useLabels('reportScreen', reportLabels)
  const { data: info, error, errorUpdatedAt, isFetching, refetch } = useQuery(sharedLinkQuery(shareToken))
  const { mutateAsync } = useMutation(unlockSharedLinkMutation(shareToken))
  const dead = isReportGone({ shareToken }, error)
  const failedAt = !dead && error && !isFetching ? errorUpdatedAt : 0
  useEffect(() => {
    if (failedAt > 0) toast.show(translateNotice(REPORT_FAILED, translate))
  }, [failedAt, toast, translate])
  // Several refused reports wait for the same answer.
  const reload = useCallback(() => void refetch({ cancelRefetch: false }), [refetch])
  return {
    info,
    dead,
    error: failedAt > 0 ? translate(errorText(error, labels.pleaseTryAgain)) : undefined,
    reload,
    async unlock(password) {
      await mutateAsync(password)
      const { data, error: failure } = await refetch()
      if (failure) throw failure
      if (data?.state === 'locked') throw new Error(labels.cookiesNeeded)
    },
  }
}
