/** The one row of the app settings. */
export function appSettings(): Record<string, unknown> {
  return {
    exchange_rate: 168.5,
    purchase_fee: 5,
    volumetric_rules: [
      { service: 'EXPRESS', divisor: 5000, step: 0.5, per: 'parcel' },
      { service: 'AIR', divisor: 6000, step: 0.5, per: 'parcel' },
      { service: 'SEA', divisor: 4000, step: 1, per: 'whole' },
    ],
    minimum_app_version: '2.4.0',
    maintenance: false,
    maintenance_text: '',
  }
}
