/** The one row of the app settings. */
export function appSettings(): Record<string, unknown> {
  return {
    exchange_rate: 168.5,
    purchase_fee: 5,
    minimum_app_version: '2.4.0',
    maintenance: false,
    maintenance_text: '',
  }
}
