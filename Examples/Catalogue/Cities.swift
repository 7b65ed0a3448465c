/// The names in the long list.
enum Cities {
    static let names = """
        Aachen Aalborg Aarhus Abuja Accra Adelaide Algiers Almaty Amman Amsterdam Ankara Antwerp Asunción Athens Auckland
        Baku Bamako Bangkok Barcelona Basel Beirut Belgrade Bergen Berlin Bern Bilbao Bogotá Bologna Bordeaux Boston
        Bratislava Bremen Brisbane Bristol Brno Bruges Brussels Bucharest Budapest Bursa Busan Cairo Calgary Cardiff
        Casablanca Chennai Chicago Cologne Copenhagen Córdoba Cork Dakar Damascus Debrecen Delhi Denver Dhaka Dresden
        Dubai Dublin Dundee Durban Edinburgh Eindhoven Espoo Faro Florence Frankfurt Freiburg Fukuoka Gdańsk Geneva Genoa
        Ghent Glasgow Gothenburg Granada Graz Groningen Guadalajara Haifa Halifax Hamburg Hanoi Harare Havana Heidelberg
        Helsinki Hiroshima Hobart Innsbruck Istanbul Izmir Jaipur Jakarta Jena Johannesburg Kampala Karachi Kathmandu
        Kazan Kiel Kigali Kinshasa Kolkata Košice Kraków Kyiv Kyoto Lagos Lahore Lausanne Leeds Leiden Leipzig Lille Lima
        Limerick Linz Lisbon Liverpool Ljubljana Lomé London Lublin Lucerne Lusaka Luxembourg Lviv Lyon Madrid Málaga
        Malmö Manchester Manila Maputo Marrakesh Marseille Medellín Melbourne Milan Minsk Mombasa Montevideo Montréal
        Mumbai Munich Münster Nagoya Nairobi Nancy Nantes Naples Nice Nicosia Nîmes Novi Odesa Oslo Osaka Ostrava Ottawa
        Oulu Oviedo Oxford Palermo Panama Paris Perth Pisa Plovdiv Porto Potsdam Poznań Prague Pretoria Quito Rabat
        Reykjavík Riga Rome Rostock Rotterdam Rouen Salamanca Salzburg Santiago Sapporo Sarajevo Seattle Seoul Seville
        Sheffield Siena Singapore Skopje Sofia Split Stavanger Stockholm Strasbourg Stuttgart Sydney Szeged Taipei
        Tallinn Tampere Tartu Tbilisi Thessaloniki Tirana Tokyo Toledo Toronto Toulouse Trento Trieste Tromsø Trondheim
        Tunis Turin Turku Uppsala Utrecht Valencia Valletta Vancouver Varna Venice Verona Vienna Vigo Vilnius Warsaw
        Weimar Wellington Windhoek Wrocław Wuppertal Yerevan Yokohama York Zagreb Zaragoza Zürich
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
