/** The addresses of the calculators. */
export const international = '/api/international-price-calculator'
export const extraServices = '/bill/calc-price-extra-service'

/** The parameters of a shipment for which only a weight was entered. */
export const defaultQuery = {
  ToCountryOrTerritoryId: ['VN'],
  PackageType: ['SPX'],
  GoodsValue: ['0'],
  NumberOfItems: ['1'],
}
