import { expect, test } from 'vitest'
import { serious } from './axe.ts'
import { close, person, REFUSED, setUp } from './people.ts'
import { savedIn } from './saved.ts'
import { visitors } from './visits.ts'

const { address, visit } = visitors('own')

test('a name is claimed, found again on another device, and deleted for good', async () => {
  const { page: red } = await person(visit, 'Green')
  await setUp(red, { players: 2 })
  await red.goto(`${address()}#/account`)
  await red.fill('[name="password"]', 'short')
  expect(await red.locator('[data-form="claim"] [type="submit"]').isDisabled()).toBe(true)
  await red.fill('[name="password"]', 'orchard gate')
  await red.press('[name="password"]', 'Enter')
  await red.getByText('The name is yours now.').waitFor()

  const { page: phone, complaints } = await person(visit, 'Somebody', { hash: '#/account' })
  // The name is somebody else's now, whatever its capitals.
  await phone.click('[data-action="rename"]')
  await phone.fill('[name="name"]', 'GREEN')
  await phone.press('[name="name"]', 'Enter')
  await phone.getByText('That name belongs to somebody else.').waitFor()
  const signIn = async (password: string) => {
    await phone.fill('[name="account"]', 'green')
    await phone.fill('[name="sign-in-password"]', password)
    await phone.press('[name="sign-in-password"]', 'Enter')
  }
  await signIn('wrong password')
  await phone.getByText('The name or the password is wrong.').waitFor()
  await signIn('orchard gate')
  await phone.getByText('Welcome back, Green.').waitFor()
  await phone.locator('[data-session]').nth(1).waitFor()
  await phone.goto(`${address()}#/online`)
  await phone.locator('[data-table][data-status="waiting"]').waitFor()

  // A new password signs the other device out, which then says so and lets one come back.
  await phone.goto(`${address()}#/account`)
  await phone.fill('[name="old"]', 'orchard gate')
  await phone.fill('[name="fresh"]', 'orchard gate 2')
  await phone.press('[name="fresh"]', 'Enter')
  await phone.getByText('1 other device signed out').waitFor()

  const download = phone.waitForEvent('download')
  await phone.click('[data-action="export"]')
  const file = JSON.parse(await savedIn(await download))
  expect(file.person.name).toBe('Green')

  await phone.click('[data-action="sign-out"]')
  await phone.locator('[data-form="sign-in"]').waitFor()
  await signIn('orchard gate 2')
  await phone.getByText('Welcome back, Green.').waitFor()
  await phone.click('[data-action="delete"]')
  await phone.fill('[name="delete-password"]', 'orchard gate 2')
  await phone.press('[name="delete-password"]', 'Enter')
  await phone.getByText('Everything about you is deleted.').waitFor()
  await signIn('orchard gate 2')
  await phone.getByText('The name or the password is wrong.').waitFor()
  expect(complaints.filter((text) => !REFUSED.test(text))).toEqual([])
  await close(red, phone)
})

test('a device that was signed out elsewhere says so at the table, and lets one come back', async () => {
  const { page: red } = await person(visit, 'Clover')
  await red.goto(`${address()}#/account`)
  await red.fill('[name="password"]', 'hay and barley')
  await red.press('[name="password"]', 'Enter')
  await red.getByText('The name is yours now.').waitFor()
  await setUp(red, { players: 2 })
  await red.locator('[data-room]').waitFor()
  const { page: phone } = await visit({ hash: '#/account' })
  await phone.fill('[name="account"]', 'Clover')
  await phone.fill('[name="sign-in-password"]', 'hay and barley')
  await phone.press('[name="sign-in-password"]', 'Enter')
  await phone.locator('[data-session="other"] [data-action="end"]').click()
  await phone.locator('[data-session="other"]').waitFor({ state: 'detached' })
  await red.locator('[data-connection="closed"]').getByText('You are no longer signed in here.').waitFor()
  await red.click('[data-action="reconnect"]')
  await red.getByText('This table does not exist, or you were not invited.').waitFor()
  await close(red, phone)
})

test('whoever has made programs finds them on the account page, and deletes one', async () => {
  const { page, complaints } = await person(visit, 'Maker')
  await page.goto(`${address()}#/account`)
  await page.fill('[name="password"]', 'orchard gate')
  await page.press('[name="password"]', 'Enter')
  await page.getByText('The name is yours now.').waitFor()
  expect(await page.locator('[data-part="programs"]').count()).toBe(0)
  await page.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json' }
    for (const name of ['Greedy', 'Patient'])
      await fetch('/api/bots', { method: 'POST', headers, body: JSON.stringify({ name }) })
  })
  await page.reload()
  const programs = page.locator('[data-program]')
  await programs.nth(1).waitFor()
  const greedy = programs.filter({ hasText: 'Greedy [bot]' })
  await greedy.getByRole('button', { name: 'Delete Greedy [bot]' }).click()
  await greedy.getByText('Yes, delete Greedy [bot]').click()
  await expect.poll(() => programs.count()).toBe(1)
  await programs.getByText('Patient [bot]').waitFor()
  expect(await serious(page)).toEqual([])
  expect(complaints).toEqual([])
  await close(page)
})
