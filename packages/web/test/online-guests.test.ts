import { expect, test } from 'vitest'
import { close, invitationPath, person, REFUSED, setUp } from './people.ts'
import { visitors } from './visits.ts'

const { address, visit } = visitors('own')

test('an invited guest can change the language and the name before sitting down', async () => {
  const { page: red } = await person(visit, 'Red')
  await setUp(red, { players: 3 })
  const { page: blue, complaints } = await visit({ path: await invitationPath(red) })
  const name = blue.locator('[name="name"]')
  expect(await name.inputValue()).toMatch(/^Guest \d{4}$/)
  await blue.click('[data-value="fr"]')
  await blue.getByText('Autour de la table').waitFor()
  expect(await name.inputValue()).toMatch(/^Guest \d{4}$/)
  await name.fill('Blue')
  await name.press('Enter')
  await blue.waitForURL(/#\/room\//)
  await red.locator('[data-seat="1"]').getByText('Blue').waitFor()

  // Whoever keeps the name the server gave was named in their own language, and is called so by everybody.
  const { page: green } = await visit({ path: await invitationPath(red), settings: { language: 'fr' } })
  const given = await green.locator('[name="name"]').inputValue()
  expect(given).toMatch(/^Invité \d{4}$/)
  await green.click('[data-action="sit"]')
  await green.waitForURL(/#\/room\//)
  for (const page of [blue, red]) {
    await page.goto(`${address()}#/online`)
    await page.locator('[data-table]').getByText(given).first().waitFor()
  }

  // By the name the page shows they come back elsewhere.
  await green.goto(`${address()}#/account`)
  await green.fill('[data-form="claim"] [name="password"]', 'a long password')
  await green.click('[data-form="claim"] button[type="submit"]')
  await green.getByText('Ce nom est maintenant à vous.').waitFor()
  const shown = await green.locator('[data-me]').first().innerText()
  const { page: elsewhere } = await visit({ hash: '#/account' })
  await elsewhere.fill('[name="account"]', shown)
  await elsewhere.fill('[name="sign-in-password"]', 'a long password')
  await elsewhere.click('[data-form="sign-in"] button[type="submit"]')
  await elsewhere.locator('[data-me]').getByText(given).waitFor()
  expect(complaints).toEqual([])
  await close(red, blue, green, elsewhere)
})

test('a name that is taken is refused beside the name, and nobody sits down', async () => {
  const { page: red } = await person(visit, 'Yellow')
  await red.click('[data-action="account"]')
  await red.fill('[data-form="claim"] [name="password"]', 'a long password')
  await red.click('[data-form="claim"] button[type="submit"]')
  await red.getByText('The name is yours now.').waitFor()
  await setUp(red, { players: 2 })
  const { page: blue, complaints } = await visit({ path: await invitationPath(red) })
  await blue.fill('[name="name"]', 'Yellow')
  await blue.click('[data-action="sit"]')
  await blue.getByText('That name belongs to somebody else.').waitFor()
  expect(blue.url()).toContain('#/join/')
  expect(complaints.filter((text) => !REFUSED.test(text))).toEqual([])
  await close(red, blue)
})

test('who watched by an invitation that was renewed is told so; a stranger sees no waiting room', async () => {
  const { page: red } = await person(visit, 'Red')
  await setUp(red, { players: 2 })
  const { page: green } = await visit({ path: await invitationPath(red) })
  await green.click('[data-action="watch"]')
  await green.locator('[data-chat="spectators"]').waitFor()
  await red.click('[data-action="renew"]')
  await red.click('[data-action="renew-sure"]')
  await green.getByRole('alert').getByText('its invitation was renewed').waitFor()
  await green.getByText('Back to the online games').waitFor()

  const { page: blue } = await visit({ hash: new URL(red.url()).hash })
  await blue.getByRole('heading', { name: 'No such table' }).waitFor()
  await blue.getByText('This table does not exist, or you were not invited.').waitFor()
  await close(red, green, blue)
})
