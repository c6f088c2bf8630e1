import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serious } from './axe.ts'
import { close, invitationPath, person, REFUSED, rename, say, setUp } from './people.ts'
import { visitors } from './visits.ts'

const { address, visit, admin, serve } = visitors('own')

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Claims one's name; gives the recovery code. */
async function claim(page: Page, password: string): Promise<string> {
  await page.goto(page.url().replace(/#.*/, '#/account'))
  await page.fill('[name="password"]', password)
  await page.press('[name="password"]', 'Enter')
  await page.getByText('The name is yours now.').waitFor()
  return (await page.locator('[data-recovery] [data-code]').textContent()) ?? ''
}

test('a report reaches the administrators, who delete the line and ban its author, and all of it is felt at once', async () => {
  const { page: boss, complaints } = await person(visit, 'Warden')
  await claim(boss, 'orchard gate')
  await boss.goto(`${address()}#/admin`)
  await boss.getByText('This page is for administrators.').waitFor()
  await admin('make-admin', 'Warden')
  await boss.reload()

  const { page: rude } = await person(visit, 'Nettle')
  await setUp(rude, { players: 3 })
  const { page: calm } = await visit({ path: await invitationPath(rude), context: PHONE })
  await calm.click('[data-action="sit"]')
  await calm.locator('[data-room]').waitFor()
  await say(rude, 'You are a turnip')
  await calm.getByText('You are a turnip').waitFor()
  await calm.click('[data-action="report-line"]')
  expect(await serious(calm)).toEqual([])
  await calm.fill('[name="report-note"]', 'Unkind')
  await calm.click('[data-form="report"] [type="submit"]')
  await calm.getByText('Thank you. The report is on its way.').waitFor()
  await calm.keyboard.press('Escape')
  await calm.click('[data-seat="0"] [data-action="report-person"]')
  await calm.locator('[data-form="report"]').waitFor()
  await calm.keyboard.press('Escape')

  await boss.locator('[data-tab="reports"]').focus()
  await boss.keyboard.press('Enter')
  const report = boss.locator('[data-report]')
  await report.getByText('You are a turnip').waitFor()
  await report.getByText('Unkind').waitFor()
  expect(await serious(boss)).toEqual([])
  await report.locator('[data-action="report-line"]').click()
  await calm.getByText('You are a turnip').waitFor({ state: 'detached' })
  await report.locator('[data-action="report-person"]').click()
  await boss.fill('[name="days"]', '2')
  await boss.fill('[name="reason"]', 'Be kind')
  expect(await serious(boss)).toEqual([])
  await boss.click('[data-action="ban"]')
  await boss.getByText('Nettle is banned.').waitFor()
  await rude.locator('[data-connection="closed"]').waitFor()
  await rude.reload()
  await rude.locator('[data-banned]').getByText('Reason: Be kind').waitFor()
  expect(await serious(rude)).toEqual([])
  await boss.keyboard.press('Escape')
  await report.locator('[data-action="close-report"]').click()
  await boss.getByText('No reports.').waitFor()

  await boss.click('[data-tab="tables"]')
  await boss.locator('[data-table][data-status="waiting"] [data-action="manage"]').click()
  await boss.getByText('Nothing was said.').waitFor()
  await boss.click('[data-action="close-table"]')
  await calm.locator('[data-room][data-status="closed"]').waitFor()
  await boss.locator('[data-table][data-status="closed"]').waitFor()
  await boss.click('[data-tab="log"]')
  await boss.locator('[data-note="close-table"]').waitFor()
  await boss.locator('[data-note="make-admin"]').getByText('on the machine').waitFor()
  await boss.click('[data-tab="usage"]')
  await boss.locator('[data-usage]').getByText('1 with a claimed name').waitFor()
  expect(complaints.filter((text) => !REFUSED.test(text))).toEqual([])
  await close(boss, rude, calm)
})

test('every part of the page is there in French, on a phone, without anything in the way', async () => {
  const { page } = await visit({ hash: '#/account', context: PHONE, settings: { language: 'fr' } })
  await rename(page, 'Bleuet')
  await page.fill('[name="password"]', 'grange et foin')
  await page.press('[name="password"]', 'Enter')
  await page.locator('[data-recovery]').waitFor()
  await admin('make-admin', 'Bleuet')
  await page.goto(`${address()}#/admin`)
  await page.reload()
  for (const tab of ['people', 'tables', 'reports', 'invitations', 'log', 'usage']) {
    await page.click(`[data-tab="${tab}"]`)
    await page.locator(`[data-panel="${tab}"]`).waitFor()
    expect(await serious(page), tab).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBeLessThanOrEqual(390)
  }
  await page.click('[data-tab="people"]')
  await page.click('[data-person="Bleuet"] [data-action="manage"]')
  expect(await serious(page)).toEqual([])
  await page.click('[data-action="password-link"]')
  const link = (await page.locator('[data-link]').textContent()) ?? ''

  // The link opens the account once, on another device.
  const { page: other } = await visit({ path: new URL(link).pathname })
  await other.getByText('For Bleuet.').waitFor()
  await other.fill('[name="reset-password"]', 'orchard gate')
  await other.press('[name="reset-password"]', 'Enter')
  await other.locator('[data-recovery] [data-code]').waitFor()
  await close(page, other)
})

test('a forgotten password is set anew with the recovery code', async () => {
  const { page: home } = await person(visit, 'Poppy')
  const code = await claim(home, 'orchard gate')
  await home.click('[data-action="kept"]')
  await home.locator('[data-recovery]').waitFor({ state: 'detached' })
  const { page: away, complaints } = await visit({ hash: '#/account' })
  await away.click('[data-action="forgot"]')
  await away.locator('[data-form="recover"]').waitFor()
  expect(await serious(away)).toEqual([])
  const recover = async (typed: string) => {
    await away.fill('[name="recover-name"]', 'poppy')
    await away.fill('[name="recover-code"]', typed)
    await away.fill('[name="recover-password"]', 'hay and barley')
    await away.press('[name="recover-password"]', 'Enter')
  }
  await recover('bbbbb-bbbbb-bbbbb-bbbbb')
  await away.getByText('The name or the code is wrong.').waitFor()
  await recover(code)
  await away.locator('[data-recovery] [data-code]').waitFor()
  await away.locator('[data-me]').getByText('Poppy', { exact: true }).waitFor()
  expect(complaints.filter((text) => !REFUSED.test(text))).toEqual([])
  await close(home, away)
})

test('a site by invitation, without guests and talk, says so and hides what there is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'furrow-site-'))
  const imprint = join(folder, 'imprint.txt')
  writeFileSync(imprint, 'The <b>village</b> club')
  const site = await serve([
    '--site-name',
    'Village Club',
    '--imprint',
    imprint,
    '--sign-ups',
    'invited',
    '--guests',
    'off',
    '--chat',
    'off',
  ])
  const { page, complaints } = await visit({ address: site.address })
  await page.locator('[data-site]').getByText('Village Club').waitFor()
  await page.getByRole('link', { name: 'Imprint' }).click()
  await page.locator('[data-site-page="imprint"]').getByText('The <b>village</b> club').waitFor()
  expect(await page.getByRole('link', { name: 'Privacy' }).count()).toBe(0)
  await page.goto(`${site.address}#/online`)
  await page.getByText('New names are taken by invitation').waitFor()
  expect(await serious(page)).toEqual([])
  const link = /\/welcome\/\S+/.exec(await site.admin('invite'))?.[0] ?? ''
  await page.goto(site.address.replace(/\/$/, '') + link)
  await page.fill('[name="new-account"]', 'Daisy')
  await page.fill('[name="sign-up-password"]', 'orchard gate')
  expect(await serious(page)).toEqual([])
  await page.press('[name="sign-up-password"]', 'Enter')
  await page.click('[data-action="kept"]')
  await page.locator('[data-me]').getByText('Daisy', { exact: true }).waitFor()
  await setUp(page, { players: 2 })
  await page.locator('[data-room]').waitFor()
  expect(await page.locator('[data-chat]').count()).toBe(0)
  expect(complaints.filter((text) => !REFUSED.test(text))).toEqual([])
  await close(page)
  await site.stop()
  rmSync(folder, { recursive: true })
})
