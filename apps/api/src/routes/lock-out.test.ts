import { endpoints } from '@placard/domain/api'
import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { SECOND_MS } from '@placard/domain/internal/dates'
import { afterAll, describe, expect, it } from 'vitest'
import { registerAttempt } from '../auth/login-throttle.js'
import { clientAddress } from '../http/client-networks.js'
import { login, newestMailIn, newPassword, PASSWORD, resetAccounts } from '../testing/account-steps.js'
import { startEmailSink } from '../testing/email-sink.js'
import { describeApi, type Received } from '../testing/test-app.js'
import { depth } from '../testing/test-depth.js'

const sink = await startEmailSink()
afterAll(sink.down)
const newestMail = newestMailIn(sink)
const owner = DEMO_USERS[0].email
const GUESSES_PER_SECOND = depth.isFull ? 4 : 2
const readCookies = ({ headers }: Received) =>
  [headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0] ?? '')

describeApi(
  'an attack on one account',
  (api) => {
    resetAccounts(api, sink)

    const from = (address: string, cookie?: string) => ({
      headers: { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) },
    })
    const tryPassword = (address: string, password: string, cookie?: string) =>
      api().call(endpoints.login, { ...login(owner, password), ...from(address, cookie) })
    const guess = (address: string) => tryPassword(address, 'a wrong password')
    /** Signs in once and returns the device cookie. */
    async function readDeviceCookie(address: string): Promise<string> {
      const answer = await tryPassword(address, DEMO_PASSWORD)
      expect(answer.status).toBe(200)
      return readCookies(answer).find((cookie) => cookie.startsWith('placard-device=')) ?? ''
    }

    /** Attacks from many addresses every second for a duration, and lets the owner act in between. */
    async function attack(
      seconds: number,
      addressAt: (index: number) => string,
      act: (second: number) => Promise<void>,
    ) {
      const reached: number[] = []
      for (let second = 0; second < seconds; second++) {
        for (let index = 0; index < GUESSES_PER_SECOND; index++)
          if ((await guess(addressAt(GUESSES_PER_SECOND * second + index))).status === 401) reached.push(second)
        await act(second)
        api().wait(SECOND_MS)
      }
      return reached
    }

    it('has at most ten passwords checked a minute from any number of addresses, while the owner can sign in', async () => {
      const device = await readDeviceCookie('198.51.100.1')
      const answers: number[] = []
      const reached = await attack(
        150,
        (index) => `203.0.113.${index % 250}`,
        async (second) => {
          // The owner may share an IP address with the attacker: an office, or a proxy without `PLACARD_PROXIES`.
          if (second % 30 === 10) answers.push((await tryPassword('203.0.113.7', DEMO_PASSWORD, device)).status)
        },
      )
      expect(answers).toEqual(answers.map(() => 200))
      expect(answers).toHaveLength(5)
      for (let start = 0; start < 90; start++)
        expect(reached.filter((second) => second >= start && second < start + 60).length).toBeLessThanOrEqual(10)
      // Exactly ten passwords are checked in the first minute.
      expect(reached.filter((second) => second <= 60)).toHaveLength(10)
    })

    it('from one client never blocks the right password from another one', async () => {
      const answers: number[] = []
      await attack(
        130,
        () => '203.0.113.1',
        async (second) => {
          if (second % 9 !== 0) return
          answers.push((await tryPassword(`198.51.100.${second}`, DEMO_PASSWORD)).status)
        },
      )
      expect(answers).toEqual(answers.map(() => 200))
    })

    it('does not become easier when the owner signs in', async () => {
      const device = await readDeviceCookie('198.51.100.1')
      const reached = await attack(
        60,
        (index) => `203.0.113.${index}`,
        async () => void (await tryPassword('198.51.100.1', DEMO_PASSWORD, device)),
      )
      expect(reached.length).toBeLessThanOrEqual(10)
    })

    it('from an IPv6 /64 counts as one address', async () => {
      const answers: number[] = []
      for (let index = 0; index < 70; index++) {
        const sent = {
          ...login(`nobody${index}@placard.test`, 'a wrong password'),
          ...from(`2001:db8:1:2::${index + 1}`),
        }
        answers.push((await api().call(endpoints.login, sent)).status)
      }
      expect(answers.filter((status) => status === 401)).toHaveLength(60)
      expect((await guess('2001:db8:1:3::1')).status).toBe(401)
    })

    it.each([
      ['/56', 4, (index: number) => `2001:db8:1:2${index.toString(16).padStart(2, '0')}::1`],
      ['/48', 16, (index: number) => `2001:db8:1:${index.toString(16).padStart(3, '0')}::1`],
    ])('from many networks of an IPv6 %s has %d times the tries of one', async (_, multiple, createIP) => {
      const { db } = api().context
      const register = (index: number, ip: string) =>
        registerAttempt(
          db,
          { action: 'login', email: `nobody${index}@placard.test`, address: clientAddress({ ip }), device: undefined },
          api().context.now(),
        )
      const networks = multiple === 4 ? 256 : 4096
      const most = 60 * multiple
      for (let index = 0; index < most; index++) await register(index, createIP((index * (networks / 256)) % networks))
      await expect(register(most, createIP(networks - 1))).rejects.toMatchObject({ reason: 'too-many' })
      await register(most + 1, '2001:db8:2::1')
    })

    it('cannot use a device cookie of another account; a device has its own limit', async () => {
      const device = await readDeviceCookie('198.51.100.1')
      const other = DEMO_USERS[2].email
      const statuses: number[] = []
      for (let index = 0; index < 12; index++) {
        const sent = { ...login(other, 'a wrong password'), ...from(`203.0.113.${index}`, device) }
        statuses.push((await api().call(endpoints.login, sent)).status)
      }
      expect(statuses).toEqual([...Array.from({ length: 9 }, () => 401), 429, 429, 429])
      const own: number[] = []
      for (let index = 0; index < 7; index++)
        own.push((await tryPassword(`192.0.2.${index}`, 'a wrong password', device)).status)
      expect(own).toEqual([401, 401, 401, 401, 401, 429, 429])
      const forged = `${device.slice(0, -4)}AAAA`
      await attack(
        15,
        (index) => `203.0.113.${index}`,
        async () => {},
      )
      expect((await tryPassword('192.0.2.99', DEMO_PASSWORD, forged)).status).toBe(429)
    })

    describe('by password resets', () => {
      const ask = (address: string, cookie?: string) =>
        api().call(endpoints.forgotPassword, { body: { email: owner }, ...from(address, cookie) })
      const mailed = async () => {
        await api().context.jobs.trigger('send-mail')
        return sink.to(owner).length
      }

      it('revokes no link of the owner, uses none of their attempts and fills no mailbox', async () => {
        expect((await ask('198.51.100.1')).status).toBe(200)
        const { link } = await newestMail(api(), owner)
        for (let index = 0; index < 40; index++) {
          const { status } = await ask(`203.0.113.${index}`)
          expect(status).toBe(200)
        }
        expect(await mailed()).toBe(3)
        // The owner gets no 429, and the mailbox has a link that is at most five minutes old.
        expect((await ask('198.51.100.1')).status).toBe(200)
        api().wait(300 * SECOND_MS)
        await ask('198.51.100.1')
        expect(await mailed()).toBe(4)
        const changed = await api().call(endpoints.changePassword, newPassword(link, owner))
        expect(changed.status).toBe(200)
        const back = await newestMail(api(), owner)
        expect(back.headers.subject).toContain('was changed')
      })

      it('leaves known devices their own emails, the browser that reset the password included', async () => {
        for (let index = 0; index < 40; index++) await ask(`203.0.113.${index}`)
        expect(await mailed()).toBe(3)
        const { link } = await newestMail(api(), owner)
        await attack(
          10,
          (index) => `203.0.113.${index}`,
          async () => {},
        )
        expect((await tryPassword('192.0.2.1', PASSWORD)).status).toBe(429)
        const changed = await api().call(endpoints.changePassword, {
          ...newPassword(link, owner, DEMO_PASSWORD),
          ...from('192.0.2.1'),
        })
        const [device] = readCookies(changed)
        expect((await tryPassword('192.0.2.1', DEMO_PASSWORD, device)).status).toBe(200)
        const before = await mailed()
        expect((await ask('192.0.2.1', device)).status).toBe(200)
        expect(await mailed()).toBe(before + 1)
      })
    })
  },
  { PLACARD_SMTP_URL: sink.url, PLACARD_PROXIES: '1' },
)
