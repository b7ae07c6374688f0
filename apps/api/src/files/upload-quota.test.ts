import { describe, expect, it } from 'vitest'
import { createUploadQuota } from './upload-quota.js'

describe('the quota of simultaneous uploads', () => {
  it('is shared by all uploads of one user only', () => {
    const take = createUploadQuota(() => 100)
    const [first, second] = [take('ada', 20), take('ada', 20)]
    first.count(50)
    second.count(30)
    expect(() => second.count(1)).toThrow('There is no room')
    take('bob', 0).count(100)
  })

  it('is released after an upload, even if it failed', () => {
    const take = createUploadQuota(() => 100)
    const first = take('ada', 0)
    expect(() => first.count(101)).toThrow('There is no room')
    first.release()
    take('ada', 0).count(100)
    first.release()
    expect(() => take('ada', 0).count(1)).toThrow('There is no room')
  })
})
