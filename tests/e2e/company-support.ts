/** Shared by the walks that begin with an empty store: an account, a company and a project, with the screens only. */
import { expect, type Page } from '@playwright/test'

export const password = 'mate amargo en la vereda'

/** Signs up, confirms by the link of the mail, and signs in. */
export async function openAccount(page: Page, name: string, email: string, confirmation: () => Promise<string>) {
  await page.goto('/sign-up')
  await page.getByLabel('Nombre y apellido').fill(name)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmá tu cuenta' })).toBeVisible()
  await page.goto(await confirmation())
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

export async function createCompanyAndProject(page: Page): Promise<void> {
  await expect(page.getByText('No hay desarrolladoras disponibles')).toBeVisible()
  await page.getByRole('button', { name: 'Crear Nueva Desarrolladora' }).click()
  await page.getByLabel('Nombre').fill('Delta Viviendas S.A.')
  await page.getByLabel('CUIT').pressSequentially('30717770095')
  await page.getByLabel('Email').fill('hola@delta.test')
  await page.getByRole('button', { name: 'Crear Desarrolladora' }).click()
  await page.getByRole('button', { name: /Delta Viviendas/ }).click()
  await expect(page.getByText('No hay proyectos disponibles')).toBeVisible()
  await page.getByRole('button', { name: 'Agregar proyecto' }).click()
  await page.getByLabel('Nombre').fill('Casas del Delta')
  await page.getByRole('textbox', { name: 'Inicio' }).fill('01/06/2026')
  await page.getByLabel('Superficie cubierta').fill('1.250,5')
  await page.getByRole('button', { name: 'Crear proyecto' }).click()
  await page.getByRole('button', { name: /Casas del Delta/ }).click()
  await expect(page).toHaveURL(/\/dashboards\/project\?proyecto=\d+$/)
}
